# 이 기기의 게임, 네트워크가 없을 때의 페이지, 페이지의 새 버전.

device-update = 새 버전이 나왔어요. 게임은 그대로 있어요.
device-update-take = 지금 바꾸기
device-update-later = 나중에

device-offline-ready = 멀리 있는 사람과 하는 것만 빼고, 네트워크가 없어도 모두 할 수 있어요.
device-offline-preparing = 네트워크가 없어도 쓸 수 있게 페이지를 이 기기에 저장하고 있어요.
device-offline-insecure = HTTPS가 아니면 브라우저가 네트워크 없이 쓸 페이지를 저장하지 않아요. 서버에 연결되어 있는 동안에는 쓸 수 있어요.
device-offline-unsupported = 이 브라우저는 네트워크 없이 쓸 페이지를 저장하지 않아요. 서버에 연결되어 있는 동안에는 쓸 수 있어요.
device-install = 앱으로 설치하기

device-storage-full = 이 기기에 저장할 자리가 없어요. 계속할 수는 있지만, 이 페이지를 닫으면 게임이 사라져요.
device-storage-forbidden = 이 브라우저는 게임을 저장하지 못하게 해요. 계속할 수는 있지만, 이 페이지를 닫으면 게임이 사라져요.

device-no-server = 이 페이지에는 서버가 없어요. 여기서는 봇과, 그리고 이 기기에 모인 사람들과 할 수 있어요.
device-no-puzzles = 이 페이지에는 그날의 퀴즈가 없어요. 다른 날을 보거나, 네트워크에 연결하고 페이지를 여세요.

device-games = 이 기기의 게임
device-games-words = 이 게임들은 이 브라우저에만 있어요. 브라우저의 데이터를 지우거나 기기를 바꾸기 전에 파일로 저장하세요.
device-none = 아직 없어요. 봇과 한 게임, 이 기기에서 함께 한 게임이 여기에 나와요.
device-open = 파일 열기
device-save = 모두 파일로 저장
device-save-one = 파일로 저장
device-imported = { $count ->
    [0] 이미 모두 있는 게임이에요.
   *[other] 게임 { $count }개를 더했어요.
}
device-arrives = 이 게임을 이 기기에 더할까요?
device-arrives-words = 링크에 게임 전체가 들어 있어요. 더하면 다른 게임들과 함께 이 브라우저에 남아요.
device-arrives-add = 게임 더하기
device-arrives-not = 나중에
device-send = 다른 기기에서 이어 하기
device-send-game = { $game }, 다른 기기에서 이어 하기
device-send-words = 이 링크에는 게임 전체가 들어 있어요. 다른 기기에서 열면 거기서 이어 할 수 있어요. 여기 있는 게임은 그대로예요.
device-link-long = 이 게임은 링크에 담기에는 너무 길어요. 파일로 저장해서 다른 기기에서 여세요.
device-delete = 지우기
device-delete-game = 이 { $game } 게임 지우기
device-delete-sure = 이 게임을 지울까요?
device-delete-words = 이 기기에만 있는 게임이에요. 지우면 아무도 되돌릴 수 없어요.

device-file-other = 이 파일에는 Ziggurat 게임이 없어요. 바뀐 것은 없어요.
device-file-newer = 더 새로운 버전에서 만든 파일이에요. 먼저 페이지를 새 버전으로 바꾸고 다시 여세요.
device-file-damaged = 이 파일은 망가졌어요. 바뀐 것은 없어요.
device-file-large = 이 파일은 게임 목록이라기에는 너무 커요. 바뀐 것은 없어요.
device-link-damaged = 링크의 한 부분이 빠졌어요. 링크 전체를 복사해서 다시 해 보세요.
