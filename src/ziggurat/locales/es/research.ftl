# Lo que dicen los entornos para la investigación: lotes, entornos vectoriales, búsqueda por lotes.

batch-size = El tamaño de un lote debe ser un número entero, 1 o más.
batch-packed = Las reglas de { $game } no tienen la función «pack», así que este lote no se puede comprimir.
batch-steps = «{ $value }» no es un número de pasos. Ninguna partida ha avanzado.
batch-actions = Un paso de este lote de { $game } lleva { $size } jugadas, una por partida. Ninguna partida ha avanzado.
batch-actions-shape = Un paso de este lote de { $game } lleva { $size } jugadas, una por partida, no una matriz de forma { $shape }. Ninguna partida ha avanzado.
batch-actions-kind = Un paso de este lote de { $game } lleva { $size } jugadas, una por partida, como números enteros, no como { $kind }. Ninguna partida ha avanzado.
batch-illegal = Partida { $number } de este lote de { $game }: la jugada { $action } no está permitida ahí. Ninguna partida ha avanzado.
batch-index = Este lote de { $game } tiene las partidas 0 a { $last }, pero el elemento { $place } de la lista es { $value }. No ha cambiado nada.
batch-index-kind = Nombra las partidas de este lote de { $game } con una lista de números de 0 a { $last }, o con un valor lógico por partida; «{ $value }» no es ni una cosa ni otra. No ha cambiado nada.
batch-index-twice = La partida { $number } de este lote de { $game } se nombra dos veces. No ha cambiado nada.
batch-count = Cada partida elegida de este lote de { $game } necesita una posición: { $games } en total, no { $given }. No ha cambiado nada.
batch-rows = Una posición de { $game } en un lote es una fila de { $length } enteros de tipo int64; una matriz de forma { $shape } y tipo { $kind } no tiene esas filas. No ha cambiado nada.
batch-untold = Las filas dadas para este lote de { $game } no dicen cómo se llegó a ellas, así que no se pueden comprobar. Da posiciones de la clase Position, o check=False si te fías de las filas. No ha cambiado nada.
batch-no-position = Partida { $number } de este lote de { $game }: «{ $value }» no es una posición. No ha cambiado nada.
batch-other-game = Partida { $number } de este lote de { $game }: la posición dada es de { $other }. No ha cambiado nada.
batch-other-options = Partida { $number } de este lote de { $game }: la posición dada tiene { $option } = { $value }; el lote, { $own }. No ha cambiado nada.
batch-history = Partida { $number } de este lote de { $game }: la jugada { $action }, número { $ply } de la historia de la posición, no está permitida. No ha cambiado nada.
batch-unreachable = Partida { $number } de este lote de { $game }: la historia de la posición no lleva hasta ella. No ha cambiado nada.
batch-unlike = A este lote de { $game } solo se pueden copiar partidas de un lote con el mismo juego, las mismas opciones y la misma forma. No ha cambiado nada.
batch-no-finals = Este lote de { $game } no guarda cómo terminaron sus partidas; créalo con keep_final=True.
batch-other-version = Este lote de { $game } se guardó con la versión { $version } de sus reglas; este programa tiene la versión { $known }.
no-gpu = Aquí no se ha podido abrir ninguna GPU de NVIDIA. Usa ziggurat.research.Batch: juega las mismas partidas en el procesador.

search-selection = «{ $value }» no es una forma de elegir; escoge una de estas: { $known }.
search-setting = { $name } no puede ser «{ $value }».
search-whole = { $name } debe ser un número entero, { $least } o más, no «{ $value }».
search-number = { $name } debe ser un número de { $least } a { $most }, no «{ $value }».
search-batch = Esta búsqueda necesita un lote de { $size } partidas de { $game }, con las mismas opciones que la búsqueda.
search-pair = En esta búsqueda de { $game }, la red debe devolver dos matrices, logits y values, no «{ $kind }».
search-shape = En esta búsqueda de { $game }, lo que da la red ({ $what }) debe tener una de estas formas: { $wanted }, no { $shape }.
search-kind = En esta búsqueda de { $game }, lo que da la red ({ $what }) debe ser una matriz de números, no «{ $kind }».
search-nan = Partida { $number } de esta búsqueda de { $game }: parte de lo que da la red ({ $what }) no son números finitos. Los árboles se han descartado.

# Redes y entrenamiento
network-none = El archivo «{ $file }» no contiene ninguna red.
network-damaged = La red de «{ $file }» está dañada; hazla o descárgala otra vez.
network-unread = La red de «{ $file }» no se puede leer: { $why }.
network-of-other-game = La red de «{ $file }» no es para { $game }.
network-of-other-version = La red de «{ $file }» se hizo para otra versión de { $game }; entrena una nueva.
no-course = { $game } no se puede entrenar; estos juegos sí: { $known }.
no-torch = Para entrenar hace falta PyTorch. Instálalo con: pip install "ziggurat[train]"
run-damaged = El archivo «{ $file }» está dañado; el entrenamiento no puede seguir. Empieza en otra carpeta.
run-of-other = La carpeta «{ $folder }» contiene un entrenamiento de { $game } con otro plan; empieza en otra carpeta.
train-playing = partidas contra sí misma
train-training = entrenamiento
train-gate = prueba
train-generation = La generación { $number } ha logrado el { $share } % en { $games } partidas contra la mejor hasta ahora. { $kept ->
    [yes] Ahora la mejor es ella.
   *[no] La mejor sigue siendo la de antes.
}
train-done = La mejor red es { $file }.
train-nothing = Ninguna red ha sido mejor que la búsqueda sin red.
train-exact = La red coincide con la solución en el { $share } % de { $positions } posiciones que nunca había visto.
