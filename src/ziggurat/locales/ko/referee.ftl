# 이 기기의 테이블과 페이지의 심판.

page-referee-broken = 계산하다가 무언가 잘못됐어요. 잃어버린 것은 없으니 다시 해 보세요.
page-needs-server = 이 브라우저에서는 게임을 직접 돌릴 수 없어서 서버를 통해 해요. 네트워크가 없으면 할 수 없어요.
device-no-table = 이 게임은 이 기기에 없어요. 다른 기기에 있거나, 지워졌을 거예요.
device-damaged = 저장된 게임을 읽을 수 없어요. { $version }번째 기록에서 끊겨 있어요.

page-invite-which = 누구의 자리를 비울까요?
page-invite-moves = 게임은 지금까지 둔 그대로 서버에서 이어져요. 링크를 여는 사람이 이 자리에 앉아요.
page-invite-place = { $name } ({ $seat }번 자리)
page-invite-server = 누군가를 초대하려면 서버가 필요한데, 지금은 연결되지 않아요.
