/**
 * Places of the whole world, most of them because a word of theirs also stands over columns: weather,
 * months, numbers, statistics, units, ground and water, in many languages.
 */
export const PLACE_NAMES: readonly string[] = `
Grass Valley|Snow Hill|High Wycombe|Low Moor|Normal|March|May Pen|Number Five|Sonnblick|Máximo Gómez|Sea Point
Station Road|Average|Mean|Total|Rainy River|Frost|Dry Tortugas|Cold Bay|Wind Cave|Hot Springs|Death Valley|Sun City
Snowdon|Snoqualmie|Sunderland|Windsor|Windermere|Wind River|Windy Hill|Sundance|Sun Valley|Sun Prairie|Sunset Crater
Snowflake|Snow Lake|Snow Camp|Snowshoe|Snow Shoe|Schneeberg|Schneekoppe|Schneifel|Neuschnee|Nevada City|Sierra Nevada
Nevado de Toluca|Nevada|Neves|Frostburg|Frostproof|Frostviken|Hailsham|Hailey|Hailuoto|Stormville|Storm Lake
Thunder Bay|Thunder Butte|Fogo|Foggia|Fog Bay|Cloudcroft|Cloudy Bay|Rainbow|Rainelle|Rainham|Rain|Rain am Lech
Regen|Regensburg|Regenstauf|Regina|Pluviôse|Lluvia de Oro|Monte Pluvioso|Pioggiola|Ploiești
Grasse|Grassmere|Grass Creek|Grass Lake|Grasslands|Green Grass|Soil Lake|Ground Zero|Sea Island|Sea Isle City|Seattle
Sea Lion|Seaford|South Sea|Sea Lake|Dead Sea|Red Sea Hills|Water Valley|Waterford|Waterloo|Watertown|White Water
Cold Water|Coldwater|Sweet Water|Sweetwater|Stillwater|Deepwater|Agua Caliente|Aguascalientes|Agua Prieta|Agua Dulce
Lake Placid|Lake Charles|Salt Lake City|Moose Lake|Red Lake|Lake Forest|River Falls|Red River|Fall River|Green River
River Heights|Riverside|Pool|Poole|Hartlepool|Blackpool|Liverpool|Welshpool|Barn Hill|Barnstaple|Barnet|Cellar Head
Summit|Low Head|Low Isles|Lowestoft|Low Point|High Point|High Prairie|Highland|High River|High Barnet
Highlands|Highbury|Highgate|Higham|Lower Hutt|Upper Hutt|Hi Vista|Hi Hat|Lo Prado|Lo Espejo|Lo Barnechea|La Baja
Max|Max Meadows|Maxwell|Maxey|Maximiliano de Almeida|Minden|Minsk|Minto|Mina|Minas|Minnesota City
Min Buri|Miniota|Maximus Bay|Mean Bean Hill|Meaning|Meanook|Media|Medias|Mediaș|Medina|Medellín|Medina del Campo
Medicine Hat|Medicine Bow|Mediterranean Shores|Mittelberg|Mittelwald|Mittenwald|Mittersill|Mittelland|Mittweida
Moyen Plateau|Moyenneville|Moyo|Moyobamba|Average Hill|Averøy|Avesta|Avenel|Ave Maria|Total Wreck|Totalán|Totton|Totnes
Tot Hill|Sum|Summerside|Summerland|Summerville|Somma Lombardo|Soma|Sumas|Suma Bay|Sommen|Sumatra
Record Hill|Recordia|Extremadura|Extrema|Extreme Point|Extremo|Absaroka|Absecon|Absolute Bay|Absam
Normal Park|Normanton|Normandy|Normanby|Normandie|Norman Wells|Norma|Anomaly Peak|Departure Bay
Difference Creek|Trent|Rankin Inlet|Rankin|Biasca|Forecast Hill|Project City
January|Januária|February Bay|Marche|Marchena|Marcha|Marsa Matruh|Mars|Mars Hill|Marburg|Mar del Plata|Mar Vista
Mar Chiquita|Avril|April Point|Abril|Apricena|Aprilia|May|Mayo|Mayo Landing|Maio|Mai Son|Maipú|Cape May|Mays Landing
Mayfield|Juneau|June Lake|Juni|July Creek|Julianehåb|Juliaca|Julio de Castilhos|Agosta|Augusta|August Town|Augustów
Agua Fria|Septemvri|September|Sept-Îles|Setúbal|Set|Settle|Sète|October|Oktyabrsky|Oktober|Out Skerries|Outapi
Novembro|Nova|Dezhou|Dezful|Dec Hill|December Bay|Diciembre|9 de Julio|25 de Mayo|1 de Mayo|Veinticinco de Mayo
Primero de Enero|18 de Marzo|21 de Abril|15 de Septiembre|3 de Febrero|12 de Octubre|20 de Noviembre|Lis|Listowel
Lipno|Srpska|Maj|Majuro|Ene|Jan Mayen|Jan Kempdorp|Jan Smuts|San Januario|Feb|Fevik|Aug|Auggen|Sep|Oct|Nov
One Tree Hill|Two Rivers|Two Medicine|Three Rivers|Three Forks|Three Hills|Four Corners|Five Points|Six Mile|Seven Oaks
Sevenoaks|Eight Mile|Nine Mile Falls|Ten Sleep|Hundred|Thousand Oaks|Thousand Islands|Twentynine Palms|Eighty Four
Ninety Six|Seventeen Seventy|1770|100 Mile House|150 Mile House|Hundred Mile|Number One|No 5 Camp|Site 12|Ward 7
Camp 4|Kilometer 100|Km 103|Point 60|Mile 23|Section 5|Lot 12|Route 66|Area 51|Gauge Hill|Gage|Counts Bay
Day|Days Creek|Daytona Beach|Dayton|Dia|Diamante|Sunday River|Monday Camp|Day Dawn
Year Creek|Years Hill|Ano Liosia|Año Nuevo|Anne|Annaba|Annual|Anual|Annecy|Jahr|Jahra|Rok|Rokiškis|God|Godthåb|Goda
Month Hill|Mes|Mesa|Mese|Mois|Monat|Mesić|Week St Mary|Weeki Wachee|Date|Dates|Date City|Datu Piang|Tid
Times Beach|Hourtin|Hours Creek|Station|Stationsweg|Station Hill|Estación Central|Estación Catorce
La Estación|Stasiun|Bahnhofstation|Name|Namen|Namur|Nome|Site|Sitka|Place|Placentia|Location|Region|Regio|Regional Park
State College|Statesville|City|City Bell|Town|Townsville|Village|Villages|Zone|Zone Industrielle|Code|Codes Bay
Id|Idaho Falls|Post|Post Falls|Poste-de-la-Baleine|Value|Valuebrook|Wert|Wertheim|Waarde|Wertach|Values|Data
Datça|Element|Elementeita|Param|Paramaribo|Parameter|Measure|Type|Quality Hill|Flagstaff
Flagler|Source Lake|Remarkable Rocks|Remarkables|Perito Moreno|Pressbaum
Humid Lake|Humboldt|Humble|Sol|Soledad|Sola|Suelo|Solvang|Mer Rouge|Mer Bleue|Eau Claire|Eau|Bordeaux|Boden
Bodensee|Bodenmais|Wasserburg|Wasserkuppe|Acqua Calda|Acquaviva|Cold|Warm Springs|Warm Beach
Hot Creek|Heat|Heath|Heathrow|Chill|Dewsbury|Dewey|Dry Creek|Wet Mountain|Wettin|Hum|Humphrey
Gustavus|Gusty Gulch|Ventnor|Ventura|Cuatro Vientos|Vientiane|Wiatrowo|Vidin|Balance Rock|Peterhead
Kelvin Grove|Fahrenheit Bay|Whitehorse A|Kelvinside|Inch|Inchon|Inchnadamph|Inch Island|Pulgas|Metro|Meteor
Degre|Grad|Gradac|Gradignan|Grado|Feet|Foot|K2|C Camp|In Salah|In Amenas|In Guezzam
Trace|Tracy|Tennessee Pass|Tempe|Temperance|Temperanceville|Temple|Templin
Température|Temperley|Precipice|Precipice Peak|Pre-en-Pail|Chuquicamata
Hauteurs|Hautes-Alpes|Elevation Park|Depth Bay|Range Hill
Long Beach|Longyearbyen|Alt|Alt Ruppin|Alta|Altona|Heights|Height
Tide Head|Tidewater|Ice House|Icehouse|Ice|Hielo|Glace Bay|Mist|Misty Fjords|Mistassini|Haze|Hazelton|Blizzard|Blizzard Peak
Drought|Flood|Flood Plains|Monsoon|Storms River|Hurricane|Tornado|Cyclone|Lightning Ridge|Thunderbolt
Whirlwind|Breeze|Breezy Point|Gale|Galesburg|Squall|Spring|Springfield|Silver Spring|Palm Springs|Summer Lake|Winter
Winterthur|Winter Park|Winters|Winterberg|Autumn|Fall City|Falls|Fall|Falls Creek|Primavera|Verano|Invierno|Otoño
Verano Brianza|Primavera do Leste|Hochst|Höchstädt|Höchst|Höchstadt|Tiefencastel|Tiefenbach
Four Corners|Seven Points|Snow Lake|Rainy River|Hot Springs
Mutlu|Ortalama|Ortaca|Ort|Ortigueira|Rata|Rataje|Purata|Srednje|Srednogorie|Srednekolymsk
Sredna Gora|Прохладный|Снежинск|Снежногорск|Ветлуга|Среднеколымск|Нормандия|Март|Майский|Январь
東京|大雨|平均台|日高|月山|年寄|雪国|風の谷|最上|水戸|雨竜|高松|低山|総和|合計町|서울|대관령|평균동|눈뫼
北京|高雄|低涌|日月潭|年丰|雨花台|雪峰山|风陵渡|水城|上海
Dallas TX|Memphis TN|Columbus IN|San Juan PR|Hilo HI|Little Rock AR|Ann Arbor|Cape Ann|Reading|Trim|Earth|Concrete|Index
Range|Rains|Davis|Stevenson|Start Point|Half Moon Bay|Half Way Tree|Morning Sun|Evening Shade|Table Rock|Cool|Price|Speed
Level Green|Smooth Rock Falls|Third Lake|Copper Center|Sunny Isles|Cloud Peak|Uvalde|Presidio|Bandera|Dennis|Dennery
Country Club|Wetter|Amt Neuhaus|Accum|Nied|Vent|Windstein|Schneefernerhaus|Großthiemig|Bad Düben|Feuchtwangen|Medelby
Mer|Boulogne-sur-Mer|Bron|Somme-Leuze|Bray-sur-Somme|Desvres|Pic du Midi|Lieu-Saint-Amand|Ars-en-Ré|Le Mans|Eaux-Bonnes
Nuits-Saint-Georges|Las Vegas|Des Moines|Des Plaines|Den Helder|Den Haag|De Bilt|De Kooy|Rijen|Zonnebeke|Deelen|As|Son
Isle of Man|Man|Mark|Kisa|Åre|Mo i Rana|Møn|Medelpad|Arsuk|Keski-Suomi|Kuusamo|Koło|Zima|Mies|Luna|Apa|Vișina|Erba|Ora
Massimino|Registro|Rio Maior|Campo Maior|Presidente Prudente|Presidencia Roque Sáenz Peña|Nombre de Dios|El Rocío|Racha
Fuente de Cantos|Fuente Obejuna|Baja California|Dom Pedrito|Zagreb-Maksimir|Maksatikha|Minimbah|Corrigin|Sur
Van|Aralık|Saatlı|Kars|Dana|Hail|Absheron|Am Timan|Laï|Lai Chau|Das Island|Bulan|Nilai|Kota Bharu|Kota Kinabalu|Solo|Ende
Tanah Rata|Tanah Merah|Air Molek|Pasar Minggu|Sumber|Jumla|Nam Định|Nam Dinh|Quy Nhon|Gio Linh|Tuan Giao|Biên Hòa|An Khe
Son La|An Nhon|Maji ya Chai|Μεσολόγγι|Μεγίστη|Άνω Λιόσια|Максатиха|Зима|Снегири|Горно-Алтайск|Средний|日照|극락|เชียงราย
Maxim Gorki|Minneapolis MN|Portland ME|Santa Maria|São João|Sainte-Anne|Saint-Maximin|Maximiliansau
Extremoz|Normalville|Summit Station|Dry Lake|Flag Pond
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '');
