/**
 * What else stands in tables of climate, as people of many languages head it: none of it is the mean of
 * the maxima, the mean of the minima or the rain of a month. The first line of a language heads what is:
 * year, month, maximum, minimum, rain.
 */
export type OtherKind = keyof typeof STANDS_FOR;
export type Language = {
  name: string;
  year: string;
  month: string;
  max: string;
  min: string;
  rain: string;
  others: readonly { kind: OtherKind; header: string }[];
};

/** In whose place each of them might be read. */
export const STANDS_FOR = {
  extremeMax: 'max',
  extremeMin: 'min',
  wettest: 'rain',
  wetDays: 'rain',
  hotDays: 'max',
  mean: 'max',
  normalMax: 'max',
  normalRain: 'rain',
  anomalyMax: 'max',
  anomalyRain: 'rain',
  dew: 'min',
  ground: 'min',
  soil: 'max',
  wetBulb: 'min',
  feels: 'max',
  evaporation: 'rain',
  snow: 'rain',
  radiation: 'max',
  sun: 'max',
  wind: 'max',
  humidity: 'max',
  pressure: 'max',
  water: 'max',
  range: 'max',
  intensity: 'rain',
  river: 'max',
} as const;

const WORDS = `
en: Year | Month | Tmax (°C) | Tmin (°C) | Rain (mm)
extremeMax: Absolute maximum temperature | Abs. max | Highest max | Extreme Tmax | Record high | Max of the month | Hottest day (°C) | Monthly extreme max temp
extremeMin: Absolute minimum temperature | Abs min | Lowest min | Extreme Tmin | Record low | Coldest night (°C) | Monthly extreme min temp
wettest: Max 24h rainfall | Highest daily rain | Wettest day (mm) | Greatest 24-hour precipitation (mm) | Max daily precip | Max rain in 1 day | Rainfall max 24 hrs | Daily maximum rainfall (mm)
wetDays: Rain days | No. of rain days | Days with rain | Wet days | Days >= 1 mm rain | Rainy days (no.) | Number of days with precipitation | Days of rain
hotDays: Days with max >= 30 | Hot days | Days Tmax > 25 | Frost days (Tmin < 0) | Days with Tmin below 0 | No of days max temp above 35 | Ice days (Tmax < 0)
mean: Mean temperature (°C) | Avg temp | Tmean | Mean of max and min | (Max+Min)/2 | Average air temperature
normalMax: Normal max | Tmax normal 1961-90 | Long-term average max | LTA Tmax | Max temp climatology | Mean max 1981-2010
normalRain: Normal rainfall | Long-term average rain | LTA rain (mm) | Rain normal 1991-2020 | Average rain 1961-1990 | 30-year mean rainfall
anomalyMax: Tmax anomaly | Max departure from normal | Difference from normal max | Max temp deviation | Max minus normal | Tmax diff
anomalyRain: Rain anomaly (mm) | Rainfall departure | % of normal rain | Rain difference from average | Rainfall deviation (mm) | Rain surplus/deficit (mm)
dew: Dew point (°C) | Min dew point | Dewpoint temperature minimum | Td min | DP min (°C)
ground: Grass minimum temperature | Grass min | Ground minimum (°C) | Min on grass | Concrete minimum | Min temp 5 cm above ground | Terrestrial minimum
soil: Soil temp max 10 cm | Maximum soil temperature | Earth temperature 30 cm max | Soil max (°C) | Ground temperature maximum | Subsoil max temp
wetBulb: Wet bulb min | Wet-bulb temperature (°C) | Min wet bulb | Twet min
feels: Feels like max | Apparent temperature max | Heat index max | Wind chill min | Humidex max | Max UTCI
evaporation: Pan evaporation (mm) | Evaporation (mm) | Potential evapotranspiration (mm) | ET0 (mm) | Penman PET mm | Evap total (mm)
snow: Snowfall (cm) | Snow depth (cm) | Fresh snow (mm) | Max snow depth | Snow water equivalent (mm) | Total snowfall (mm)
radiation: Max solar radiation | Global radiation max | Solar max (W/m2) | UV index max | Max irradiance
sun: Sunshine max | Sunshine hours | Max daily sunshine | Bright sunshine max (h)
wind: Max wind | Max gust (km/h) | Wind speed max | Highest wind gust | Max wind run
humidity: Max RH | RH max (%) | Maximum relative humidity | Humidity max | Vapour pressure max
pressure: Max pressure | Pressure max (hPa) | Maximum barometer | QNH max | MSLP max
water: Sea surface temperature max | Max sea temp | Water temp max | Lake temperature max | SST max
range: Diurnal range | Temp range max-min | Daily temperature range (°C) | DTR | Max-Min | Max minus min
intensity: Max rain rate (mm/h) | Rain intensity max | Max hourly rain (mm) | Peak rain rate | Max 10 min rain | Rain rate high
river: Max river level | River stage max (m) | Max discharge (m3/s) | Groundwater level max | Max water level (cm)
es: Año | Mes | Temp. máx. media (°C) | Temp. mín. media (°C) | Precipitación (mm)
extremeMax: Temperatura máxima absoluta | T. máx. abs. | Máxima extrema | Tmax absoluta | Máxima del mes | Día más cálido (°C) | Máxima más alta
extremeMin: Temperatura mínima absoluta | T. mín. abs. | Mínima extrema | Mínima más baja | Noche más fría (°C)
wettest: Precipitación máxima en 24 horas | Lluvia máxima diaria | Máxima en un día (mm) | Pp máx 24 h | Día más lluvioso (mm) | Mayor precipitación diaria
wetDays: Días con lluvia | Nº de días de precipitación | Días de lluvia | Días con precipitación ≥ 1 mm | Días lluviosos | Número de días con lluvia
hotDays: Días con máxima ≥ 30 | Días de helada | Días con mínima < 0 | Noches tropicales (mín > 20)
mean: Temperatura media (°C) | T. media | Media de máx. y mín. | Temperatura media del aire
normalMax: Máxima normal | Normal climatológica máx. | Máx. media 1981-2010 | Promedio histórico máx. | Media histórica de las máximas
normalRain: Precipitación normal | Lluvia normal 1991-2020 | Promedio histórico lluvia | Media histórica de precipitación
anomalyMax: Anomalía Tmax | Desviación de la máxima | Diferencia con la normal máx.
anomalyRain: Anomalía de precipitación | % de la normal de lluvia | Desvío de lluvia (mm) | Déficit de lluvia (mm)
dew: Punto de rocío mín. | Temperatura de rocío mínima | Punto de rocío (°C)
ground: Mínima junto al suelo | Mínima sobre césped | Temperatura mínima a ras de suelo | Mínima en la hierba
soil: Temperatura del suelo máx. | Máxima del suelo 10 cm | Temp. subsuelo máxima | Geotermómetro máx.
wetBulb: Bulbo húmedo mín. | Temperatura de bulbo húmedo mínima | Termómetro húmedo mín.
feels: Sensación térmica máx. | Índice de calor máx. | Temperatura aparente máxima
evaporation: Evaporación (mm) | Evapotranspiración potencial (mm) | Evaporación del tanque (mm)
snow: Nieve (cm) | Nieve caída (mm) | Espesor de nieve máx.
radiation: Radiación solar máx. | Radiación máxima | Índice UV máx.
sun: Insolación máxima | Horas de sol | Heliofanía máx.
wind: Viento máximo | Racha máx. (km/h) | Ráfaga máxima | Velocidad máxima
humidity: Humedad máxima | HR máx. (%) | Humedad relativa máx. | Tensión de vapor máx.
pressure: Presión máxima | Presión máx. (hPa) | Barómetro máx.
water: Temperatura máx. del mar | Temperatura máxima del agua | TSM máx.
range: Amplitud térmica | Oscilación térmica máx. | Rango de temperatura | Máx. - Mín.
intensity: Intensidad máxima de lluvia | Lluvia máx. en 1 hora (mm) | Lluvia máx. en 10 min
river: Nivel máximo del río | Caudal máx. (m3/s) | Altura máxima del río
pt: Ano | Mês | Temp. máx. média (°C) | Temp. mín. média (°C) | Precipitação (mm)
extremeMax: Temperatura máxima absoluta | Máx. absoluta | Máxima extrema | Maior máxima | Dia mais quente (°C)
extremeMin: Temperatura mínima absoluta | Mín. absoluta | Mínima extrema | Menor mínima | Noite mais fria (°C)
wettest: Precipitação máxima em 24 h | Chuva máxima diária | Máx. diária de chuva (mm) | Dia mais chuvoso (mm) | Maior chuva em um dia
wetDays: Dias com chuva | Nº de dias de chuva | Dias de chuva | Dias com precipitação ≥ 1 mm | Dias chuvosos
hotDays: Dias com máxima ≥ 30 | Dias de geada | Dias com mínima < 0
mean: Temperatura média (°C) | Temp. média compensada | Média das máximas e mínimas
normalMax: Máxima normal | Normal climatológica máx. | Média histórica das máximas
normalRain: Precipitação normal | Normal climatológica de chuva | Média histórica de chuva
anomalyMax: Anomalia da máxima | Desvio da máxima | Diferença da normal máx.
anomalyRain: Anomalia de precipitação | Desvio de chuva (mm) | % da normal de chuva
dew: Ponto de orvalho mín. | Temperatura do ponto de orvalho mínima
ground: Mínima de relva | Temperatura mínima na relva | Mínima do solo
soil: Temperatura do solo máx. | Máxima do solo 10 cm
wetBulb: Bulbo úmido mín. | Temperatura do bulbo úmido mínima | Termômetro úmido mín.
feels: Sensação térmica máx. | Índice de calor máx. | Temperatura aparente máxima
evaporation: Evaporação (mm) | Evaporação do Piche (mm) | Evapotranspiração (mm)
snow: Neve (cm) | Altura da neve máx. | Queda de neve (mm)
radiation: Radiação solar máx. | Radiação máxima
sun: Insolação máxima | Horas de sol máx.
wind: Vento máximo | Rajada máx. (km/h) | Velocidade máxima do vento
humidity: Umidade máxima | UR máx. (%) | Humidade relativa máx.
pressure: Pressão máxima | Pressão máx. (hPa)
water: Temperatura máx. do mar | Temperatura máxima da água
range: Amplitude térmica | Máx. - Mín.
intensity: Intensidade máxima da chuva | Chuva máx. em 1 hora (mm) | Chuva máx. em 10 min
river: Nível máximo do rio | Vazão máx. (m3/s) | Cota máxima
fr: Année | Mois | Tmax moyenne (°C) | Tmin moyenne (°C) | Pluie (mm)
extremeMax: Température maximale absolue | Tmax absolue | Maximum extrême | Max le plus élevé | Jour le plus chaud (°C) | Tx max
extremeMin: Température minimale absolue | Tmin absolue | Minimum extrême | Min le plus bas | Nuit la plus froide (°C) | Tn min
wettest: Pluie maximale en 24 h | Hauteur max quotidienne (mm) | Précipitations max en 24 heures | Max journalier (mm) | Jour le plus pluvieux (mm) | Pluie max 1 jour
wetDays: Jours de pluie | Nombre de jours de pluie | Jours avec précipitations ≥ 1 mm | Nb jours pluie | Nbre de jours pluvieux
hotDays: Jours avec Tx ≥ 30 | Jours de gel | Jours avec Tn < 0 | Nombre de jours de gelée
mean: Température moyenne (°C) | T moy | Moyenne (Tn+Tx)/2
normalMax: Normale Tmax | Tmax normale 1981-2010 | Moyenne de référence Tmax
normalRain: Normale pluie | Pluie normale 1991-2020 | Moyenne trentenaire pluie
anomalyMax: Anomalie Tmax | Écart à la normale Tmax | Écart Tmax
anomalyRain: Anomalie de pluie | Écart à la normale pluie | Rapport à la normale pluie (%) | Déficit pluie (mm)
dew: Point de rosée min | Température du point de rosée minimale
ground: Minimum sur l'herbe | Tmin sol | Température minimale au sol | Min à +10 cm | Gelée au sol min
soil: Température du sol max | Tmax du sol à 10 cm | Max sous-sol
wetBulb: Thermomètre mouillé min | Température humide minimale
feels: Température ressentie max | Indice de chaleur max | Refroidissement éolien min
evaporation: Évaporation (mm) | ETP (mm) | Évapotranspiration potentielle (mm)
snow: Neige (cm) | Hauteur de neige max | Chute de neige (mm)
radiation: Rayonnement global max | Rayonnement maximal | Indice UV max
sun: Insolation max | Durée d'insolation maximale | Ensoleillement max
wind: Vent max | Rafale max (km/h) | Vitesse maximale
humidity: Humidité max | HR max (%) | Humidité relative maximale
pressure: Pression max | Pression maximale (hPa)
water: Température de la mer max | Température max de l'eau
range: Amplitude thermique | Amplitude Tx-Tn | Max - Min
intensity: Intensité max de pluie | Pluie max en 1 heure (mm) | Pluie max en 6 min
river: Niveau max de la rivière | Débit max (m3/s) | Cote maximale
it: Anno | Mese | Temp. massima media (°C) | Temp. minima media (°C) | Pioggia (mm)
extremeMax: Temperatura massima assoluta | Massima assoluta | Massima estrema | Massima più alta | Giorno più caldo (°C)
extremeMin: Temperatura minima assoluta | Minima assoluta | Minima estrema | Minima più bassa
wettest: Pioggia massima in 24 ore | Massima giornaliera (mm) | Precipitazione massima giornaliera | Giorno più piovoso (mm)
wetDays: Giorni di pioggia | N. giorni piovosi | Giorni con pioggia ≥ 1 mm | Numero di giorni di pioggia
hotDays: Giorni con massima ≥ 30 | Giorni di gelo | Giorni con minima < 0
mean: Temperatura media (°C) | T media
normalMax: Massima normale | Media climatologica massima | Media storica delle massime
normalRain: Pioggia normale | Media climatologica pioggia | Media storica pioggia
anomalyMax: Anomalia massima | Scarto della massima | Scostamento massima
anomalyRain: Anomalia pioggia | Scarto pioggia (mm) | Scostamento pioggia (mm)
dew: Punto di rugiada min | Temperatura di rugiada minima
ground: Minima al suolo | Minima sull'erba
soil: Temperatura del suolo massima | Temperatura del terreno massima | Terreno max 10 cm
wetBulb: Bulbo umido min | Temperatura di bulbo umido minima
feels: Temperatura percepita max | Indice di calore max
evaporation: Evaporazione (mm) | Evapotraspirazione (mm)
snow: Neve (cm) | Neve fresca (mm) | Altezza neve max
radiation: Radiazione solare max | Radiazione massima
sun: Insolazione massima | Soleggiamento max | Eliofania massima
wind: Vento massimo | Raffica max (km/h) | Velocità massima
humidity: Umidità massima | UR max (%) | Umidità relativa max
pressure: Pressione massima | Pressione max (hPa)
water: Temperatura max del mare | Temperatura massima dell'acqua
range: Escursione termica | Escursione max | Max - Min
intensity: Intensità massima di pioggia | Pioggia max in 1 ora (mm) | Pioggia max in 10 min
river: Livello massimo del fiume | Portata max (m3/s)
ro: An | Luna | Temp. maximă medie (°C) | Temp. minimă medie (°C) | Precipitații (mm)
extremeMax: Temperatura maximă absolută | Maxima absolută | Maxima extremă | Cea mai mare maximă
extremeMin: Temperatura minimă absolută | Minima absolută | Cea mai mică minimă
wettest: Precipitații maxime în 24 ore | Ploaie maximă zilnică | Cantitate maximă zilnică (mm)
wetDays: Zile cu ploaie | Număr de zile cu precipitații | Nr. zile cu ploaie
hotDays: Zile cu maxima ≥ 30 | Zile cu îngheț | Zile cu minima < 0
mean: Temperatura medie (°C)
normalMax: Maxima normală | Media multianuală a maximelor
normalRain: Precipitații normale | Media multianuală precipitații
anomalyMax: Abaterea maximei | Anomalia maximei
anomalyRain: Abaterea precipitațiilor | Anomalia precipitațiilor
dew: Punct de rouă min | Temperatura punctului de rouă minimă
ground: Minima la sol | Minima la suprafața solului
soil: Temperatura solului maximă | Maxima solului
feels: Temperatura resimțită max
evaporation: Evaporație (mm) | Evapotranspirație (mm)
snow: Zăpadă (cm) | Strat de zăpadă max
radiation: Radiație solară max
sun: Durata de strălucire a soarelui max | Insolație max
wind: Vânt max | Rafală max (km/h) | Viteza maximă
humidity: Umiditate max | Umezeala relativă maximă
pressure: Presiune max | Presiunea maximă
water: Temperatura apei max | Temperatura mării maximă
range: Amplitudine termică
intensity: Intensitatea maximă a ploii | Ploaie max pe oră (mm)
river: Debit max | Nivel maxim
de: Jahr | Monat | Mittl. Maximum (°C) | Mittl. Minimum (°C) | Niederschlag (mm)
extremeMax: Absolutes Maximum | Höchstes Maximum | Tmax absolut | Maximum des Monats | Wärmster Tag (°C) | Monatsmaximum der Temperatur
extremeMin: Absolutes Minimum | Tiefstes Minimum | Tmin absolut | Kälteste Nacht (°C) | Monatsminimum der Temperatur
wettest: Max. Tagesniederschlag | Höchste Tagessumme Niederschlag | Größter Niederschlag an einem Tag | Tagesmaximum Regen (mm) | Nassester Tag (mm) | Max. 24h Niederschlag
wetDays: Regentage | Anzahl Regentage | Tage mit Niederschlag | Niederschlagstage | Tage mit Regen ≥ 1 mm
hotDays: Tage mit Max ≥ 30 | Frosttage | Eistage | Sommertage (Tmax ≥ 25) | Heiße Tage | Tage mit Tmin < 0
mean: Mitteltemperatur (°C) | Tmittel | Mittel aus Max und Min | Monatsmittel der Temperatur
normalMax: Normal Maximum | Langjähriges Mittel Maximum | Tmax Normalwert | Klimamittel Tmax
normalRain: Normalniederschlag | Langjähriges Mittel Niederschlag | Niederschlag Normalwert | Vieljähriges Mittel Regen (mm)
anomalyMax: Abweichung Maximum | Tmax Anomalie | Differenz zum Normal Max
anomalyRain: Abweichung Niederschlag | Niederschlag in % des Normals | Niederschlagsdefizit (mm) | Regendefizit (mm)
dew: Taupunkt min | Minimum Taupunkt | Taupunkttemperatur Minimum
ground: Erdbodenminimum | Min 5 cm über Boden | Grasminimum | Minimum am Erdboden | Bodenminimum
soil: Bodentemperatur max | Max Bodentemperatur 10 cm | Erdbodentemperatur Maximum
wetBulb: Feuchttemperatur min | Feuchtkugeltemperatur Minimum
feels: Gefühlte Temperatur max | Windchill min | Hitzeindex max
evaporation: Verdunstung (mm) | Potentielle Verdunstung (mm)
snow: Schneehöhe (cm) | Neuschnee (mm) | Schneehöhe max | Neuschneesumme (mm)
radiation: Globalstrahlung max | Max. Strahlung | UV-Index max | Maximale Sonneneinstrahlung
sun: Sonnenscheindauer max | Sonnenstunden | Sonne max
wind: Max. Windgeschwindigkeit | Windspitze max | Max. Böe (km/h) | Spitzenböe | Wind max
humidity: Luftfeuchte max | Max. rel. Feuchte | Relative Luftfeuchtigkeit Maximum
pressure: Luftdruck max | Maximaler Luftdruck
water: Wassertemperatur max | Max. Meerestemperatur | Seetemperatur max
range: Tagesschwankung | Temperaturamplitude | Max-Min | Tagesgang max
intensity: Max. Regenrate (mm/h) | Max. Stundenniederschlag | Regenintensität max | Max. Regen in 10 min
river: Max. Pegel | Pegelstand max | Abfluss max (m3/s) | Grundwasserstand max
nl: Jaar | Maand | Gem. maximum (°C) | Gem. minimum (°C) | Neerslag (mm)
extremeMax: Absoluut maximum | Hoogste maximum | Hoogste maximumtemperatuur | Warmste dag (°C)
extremeMin: Absoluut minimum | Laagste minimum | Koudste nacht (°C)
wettest: Max. dagneerslag | Hoogste dagsom neerslag | Natste dag (mm) | Grootste neerslag in 24 uur
wetDays: Regendagen | Aantal regendagen | Dagen met neerslag | Aantal dagen met regen
hotDays: Dagen met max ≥ 25 | Vorstdagen | Zomerse dagen | Dagen met min < 0
mean: Gemiddelde temperatuur (°C) | Etmaalgemiddelde
normalMax: Normaal maximum | Langjarig gemiddelde maximum | Klimaatgemiddelde max
normalRain: Normale neerslag | Langjarig gemiddelde neerslag
anomalyMax: Afwijking maximum | Anomalie Tmax
anomalyRain: Afwijking neerslag | Neerslagtekort (mm) | Neerslagoverschot (mm) | Verschil met normaal neerslag
dew: Dauwpunt min | Minimum dauwpunt
ground: Grasminimum | Minimum op klomphoogte | Minimum aan de grond
soil: Bodemtemperatuur max | Grondtemperatuur max
wetBulb: Natteboltemperatuur min
feels: Gevoelstemperatuur max | Windchill min
evaporation: Verdamping (mm) | Referentiegewasverdamping (mm)
snow: Sneeuwhoogte (cm) | Sneeuwdek max | Verse sneeuw (mm)
radiation: Globale straling max | Zonnestraling max
sun: Zonuren max | Zonneschijnduur max
wind: Max. windsnelheid | Max. windstoot | Hoogste windstoot (km/h)
humidity: Max. luchtvochtigheid | Relatieve vochtigheid max
pressure: Luchtdruk max | Max. luchtdruk
water: Watertemperatuur max | Zeewatertemperatuur max
range: Dagelijkse gang | Temperatuurverschil max-min
intensity: Max. regenintensiteit | Max. uurneerslag (mm) | Max. neerslag in 10 min
river: Max. waterstand | Afvoer max (m3/s)
sv: År | Månad | Medelmax (°C) | Medelmin (°C) | Nederbörd (mm)
extremeMax: Absolut maximum | Högsta max | Högsta temperatur | Varmaste dag (°C)
extremeMin: Absolut minimum | Lägsta min | Lägsta temperatur | Kallaste natt (°C)
wettest: Största dygnsnederbörd | Max dygnsnederbörd (mm) | Största nederbörd på ett dygn | Regnigaste dag (mm)
wetDays: Regndagar | Antal regndagar | Antal dagar med nederbörd | Nederbördsdagar
hotDays: Dagar med max ≥ 25 | Frostdagar | Högsommardagar
mean: Medeltemperatur (°C)
normalMax: Normalt maximum | Normalvärde max | Max normal 1961-90
normalRain: Normal nederbörd | Normalvärde nederbörd
anomalyMax: Avvikelse max | Maxavvikelse
anomalyRain: Avvikelse nederbörd | Nederbördsavvikelse (mm) | Nederbördsunderskott (mm)
dew: Daggpunkt min
ground: Gräsminimum | Markminimum | Min vid marken
soil: Marktemperatur max | Jordtemperatur max
feels: Upplevd temperatur max | Vindkyla min
evaporation: Avdunstning (mm)
snow: Snödjup (cm) | Snödjup max | Nysnö (mm)
radiation: Globalstrålning max | Solstrålning max
sun: Solskenstid max | Soltimmar max
wind: Vindhastighet max | Max vindby | Högsta byvind
humidity: Luftfuktighet max | Max relativ fuktighet
pressure: Lufttryck max | Max lufttryck
water: Vattentemperatur max | Havstemperatur max
range: Dygnsamplitud | Temperaturskillnad max-min
intensity: Max regnintensitet | Max timnederbörd (mm)
river: Vattenstånd max | Vattenföring max | Flöde max
no: År | Måned | Middel maks (°C) | Middel min (°C) | Nedbør (mm)
extremeMax: Absolutt maksimum | Høyeste maks | Høyeste temperatur | Varmeste dag (°C)
extremeMin: Absolutt minimum | Laveste min | Laveste temperatur
wettest: Største døgnnedbør | Maks døgnnedbør (mm) | Mest nedbør på et døgn | Våteste dag (mm)
wetDays: Regndager | Antall regndager | Nedbørdager | Dager med nedbør
hotDays: Dager med maks ≥ 25 | Frostdager
mean: Middeltemperatur (°C)
normalMax: Maks normal | Normal maksimum
normalRain: Nedbørnormal | Normal nedbør
anomalyMax: Avvik maks | Maksavvik
anomalyRain: Avvik nedbør | Nedbøravvik (mm)
dew: Duggpunkt min
ground: Gressminimum | Bakkeminimum | Min ved bakken
soil: Jordtemperatur maks
feels: Følt temperatur maks
evaporation: Fordampning (mm)
snow: Snødybde (cm) | Snødybde maks | Nysnø (mm)
radiation: Globalstråling maks | Solstråling maks
sun: Soltimer maks | Solskinn maks
wind: Vindstyrke maks | Maks vindkast | Høyeste vindkast
humidity: Luftfuktighet maks | Relativ fuktighet maks
pressure: Lufttrykk maks
water: Vanntemperatur maks | Sjøtemperatur maks | Havtemperatur maks
range: Døgnvariasjon
intensity: Maks nedbørintensitet | Maks timenedbør (mm)
river: Vannstand maks | Vannføring maks
da: År | Måned | Middel maks. (°C) | Middel min. (°C) | Nedbør (mm)
extremeMax: Absolut maksimum | Højeste maks. | Højeste temperatur | Varmeste dag (°C)
extremeMin: Absolut minimum | Laveste min. | Laveste temperatur
wettest: Største døgnnedbør | Maks. døgnnedbør (mm) | Mest nedbør på et døgn
wetDays: Regndage | Antal regndage | Nedbørsdage | Dage med nedbør
hotDays: Dage med maks ≥ 25 | Frostdage | Sommerdage
mean: Middeltemperatur (°C)
normalMax: Normal maks. | Maks normal
normalRain: Normal nedbør | Nedbørsnormal
anomalyMax: Afvigelse maks.
anomalyRain: Afvigelse nedbør | Nedbørsafvigelse (mm)
dew: Dugpunkt min.
ground: Græsminimum | Min. ved jorden
soil: Jordtemperatur maks.
feels: Føles som maks.
evaporation: Fordampning (mm)
snow: Snedybde (cm) | Snedybde maks. | Nysne (mm)
radiation: Globalstråling maks. | Solstråling maks.
sun: Soltimer maks. | Solskin maks.
wind: Vindhastighed maks. | Maks. vindstød | Højeste vindstød
humidity: Luftfugtighed maks. | Relativ fugtighed maks.
pressure: Lufttryk maks.
water: Vandtemperatur maks. | Havtemperatur maks.
range: Døgnudsving
intensity: Maks. regnintensitet | Maks. timenedbør (mm)
river: Vandstand maks. | Vandføring maks.
fi: Vuosi | Kuukausi | Keskiylin (°C) | Keskialin (°C) | Sademäärä (mm)
extremeMax: Ylin lämpötila | Kuukauden ylin | Korkein lämpötila | Ylin maksimi
extremeMin: Alin lämpötila | Kuukauden alin | Matalin lämpötila | Alin minimi
wettest: Suurin vuorokausisade | Suurin vuorokautinen sademäärä | Max vrk-sade (mm) | Suurin päiväsade
wetDays: Sadepäivät | Sadepäivien lukumäärä | Sadepäiviä
hotDays: Hellepäivät | Pakkaspäivät
mean: Keskilämpötila (°C)
normalMax: Normaali ylin | Ylin vertailukausi 1991-2020
normalRain: Normaali sademäärä | Sademäärä vertailukausi 1991-2020
anomalyMax: Ylimmän poikkeama | Poikkeama maksimi
anomalyRain: Sademäärän poikkeama | Sade % normaalista
dew: Kastepiste min
ground: Maanpinnan minimi | Maanpinnan alin
soil: Maan lämpötila max | Maalämpö max
feels: Tuntuu kuin max
evaporation: Haihdunta (mm)
snow: Lumensyvyys (cm) | Lumensyvyys max | Uusi lumi (mm)
radiation: Kokonaissäteily max | Auringonsäteily max
sun: Auringonpaiste max
wind: Tuuli max | Suurin puuska | Tuulen nopeus max
humidity: Kosteus max | Suhteellinen kosteus max
pressure: Ilmanpaine max
water: Veden lämpötila max | Meriveden lämpötila max
range: Lämpötilan vaihteluväli
intensity: Sateen intensiteetti max | Suurin tuntisade (mm)
river: Vedenkorkeus max | Virtaama max
pl: Rok | Miesiąc | Średnia maks. (°C) | Średnia min. (°C) | Suma opadów (mm)
extremeMax: Absolutne maksimum | Najwyższe maksimum | Maks. absolutna | Temperatura maksymalna absolutna | Najcieplejszy dzień (°C)
extremeMin: Absolutne minimum | Najniższe minimum | Temperatura minimalna absolutna | Najzimniejsza noc (°C)
wettest: Maksymalny opad dobowy | Największy opad dobowy (mm) | Opad max 24h | Najwyższa suma dobowa opadu
wetDays: Dni z opadem | Liczba dni z opadem | Liczba dni deszczowych | Dni z deszczem
hotDays: Dni z maks. ≥ 30 | Dni upalne (tmax>30) | Dni z przymrozkiem (tmin<0)
mean: Średnia temperatura (°C) | Temperatura średnia dobowa
normalMax: Norma maks. | Średnia wieloletnia maks.
normalRain: Norma opadu | Średnia wieloletnia opadu | Opad normalny
anomalyMax: Odchylenie maks. | Anomalia maks.
anomalyRain: Odchylenie opadu | Anomalia opadu | % normy opadu | Niedobór opadu (mm)
dew: Punkt rosy min. | Temperatura punktu rosy minimalna
ground: Min. przy gruncie | Temperatura minimalna przy gruncie | Minimum gruntowe
soil: Temperatura gruntu maks. | Temperatura gleby maks.
wetBulb: Termometr wilgotny min.
feels: Temperatura odczuwalna maks.
evaporation: Parowanie (mm) | Ewapotranspiracja (mm)
snow: Pokrywa śnieżna (cm) | Wysokość śniegu maks. | Opad śniegu (mm)
radiation: Promieniowanie maks. | Promieniowanie słoneczne maks.
sun: Usłonecznienie maks.
wind: Prędkość wiatru maks. | Poryw maks. | Maks. poryw wiatru
humidity: Wilgotność maks. | Wilgotność względna maks.
pressure: Ciśnienie maks.
water: Temperatura wody maks. | Temperatura morza maks.
range: Amplituda temperatury | Amplituda dobowa maks.
intensity: Natężenie opadu maks. | Maks. opad godzinowy (mm)
river: Stan wody maks. | Przepływ maks.
cs: Rok | Měsíc | Průměrné maximum (°C) | Průměrné minimum (°C) | Srážky (mm)
extremeMax: Absolutní maximum | Nejvyšší maximum | Nejteplejší den (°C)
extremeMin: Absolutní minimum | Nejnižší minimum | Nejchladnější noc (°C)
wettest: Maximální denní srážky | Nejvyšší denní úhrn srážek | Max. srážky za 24 h | Max. denní úhrn (mm)
wetDays: Dny se srážkami | Počet dní se srážkami | Počet deštivých dní | Srážkové dny
hotDays: Tropické dny (max ≥ 30) | Mrazové dny (min < 0) | Počet dní s max > 25
mean: Průměrná teplota (°C)
normalMax: Normál maximum | Dlouhodobý průměr maxim
normalRain: Normál srážek | Dlouhodobý průměr srážek
anomalyMax: Odchylka maxima | Anomálie maxima
anomalyRain: Odchylka srážek | % normálu srážek
dew: Rosný bod min.
ground: Přízemní minimum | Minimum u země
soil: Teplota půdy max.
wetBulb: Vlhký teploměr min.
feels: Pocitová teplota max.
evaporation: Výpar (mm) | Evapotranspirace (mm)
snow: Sněhová pokrývka (cm) | Výška sněhu max. | Nový sníh (mm)
radiation: Sluneční záření max. | Globální záření max.
sun: Sluneční svit max.
wind: Rychlost větru max. | Náraz větru max.
humidity: Vlhkost max. | Relativní vlhkost max.
pressure: Tlak max. | Tlak vzduchu max.
water: Teplota vody max. | Teplota moře max.
range: Amplituda teploty
intensity: Intenzita srážek max. | Max. hodinové srážky (mm)
river: Vodní stav max. | Průtok max. | Hladina max.
sk: Rok | Mesiac | Priemerné maximum (°C) | Priemerné minimum (°C) | Zrážky (mm)
extremeMax: Absolútne maximum | Najvyššie maximum
extremeMin: Absolútne minimum | Najnižšie minimum
wettest: Maximálne denné zrážky | Najvyšší denný úhrn zrážok
wetDays: Dni so zrážkami | Počet dní so zrážkami | Počet daždivých dní
hotDays: Tropické dni (max ≥ 30) | Mrazové dni (min < 0)
normalMax: Normál maximum
normalRain: Normál zrážok | Dlhodobý priemer zrážok
anomalyMax: Odchýlka maxima
anomalyRain: Odchýlka zrážok
dew: Rosný bod min.
ground: Prízemné minimum
soil: Teplota pôdy max.
evaporation: Výpar (mm)
snow: Snehová pokrývka (cm) | Výška snehu max. | Nový sneh (mm)
sun: Slnečný svit max.
wind: Rýchlosť vetra max. | Náraz vetra max.
humidity: Vlhkosť max.
pressure: Tlak vzduchu max.
water: Teplota vody max.
intensity: Intenzita zrážok max.
river: Vodný stav max. | Prietok max.
hr: Godina | Mjesec | Srednja maks. (°C) | Srednja min. (°C) | Oborina (mm)
extremeMax: Apsolutni maksimum | Najviši maksimum | Najtopliji dan (°C)
extremeMin: Apsolutni minimum | Najniži minimum
wettest: Maksimalna dnevna oborina | Najveća dnevna količina oborine | Maks. oborina u 24 h
wetDays: Dani s oborinom | Broj dana s oborinom | Broj kišnih dana
hotDays: Vrući dani (maks ≥ 30) | Hladni dani (min < 0)
mean: Srednja temperatura (°C)
normalMax: Normala maks.
normalRain: Normala oborine | Višegodišnji prosjek oborine
anomalyMax: Odstupanje maks.
anomalyRain: Odstupanje oborine
dew: Rosište min. | Točka rosišta min.
ground: Minimum pri tlu | Prizemni minimum
soil: Temperatura tla maks.
evaporation: Isparavanje (mm)
snow: Snijeg (cm) | Visina snijega maks.
radiation: Sunčevo zračenje maks.
sun: Sijanje sunca maks. | Insolacija maks.
wind: Brzina vjetra maks. | Udar vjetra maks.
humidity: Vlažnost maks. | Relativna vlaga maks.
pressure: Tlak zraka maks.
water: Temperatura mora maks.
range: Amplituda temperature
intensity: Intenzitet oborine maks.
river: Vodostaj maks. | Protok maks.
sr: Година | Месец | Средња макс. (°C) | Средња мин. (°C) | Падавине (mm)
extremeMax: Апсолутни максимум | Највиши максимум
extremeMin: Апсолутни минимум | Најнижи минимум
wettest: Максималне дневне падавине | Највећа дневна количина падавина
wetDays: Дани са падавинама | Број дана са падавинама
normalRain: Нормала падавина
anomalyMax: Одступање максимума
dew: Тачка росе мин.
soil: Температура земљишта макс.
evaporation: Испаравање (mm)
snow: Снег (cm) | Висина снега макс.
sun: Трајање сијања сунца макс.
wind: Брзина ветра макс.
humidity: Влажност макс.
pressure: Притисак макс.
river: Водостај макс.
bg: Година | Месец | Средна макс. (°C) | Средна мин. (°C) | Валежи (mm)
extremeMax: Абсолютен максимум | Най-висок максимум
extremeMin: Абсолютен минимум | Най-нисък минимум
wettest: Максимален денонощен валеж | Най-голям денонощен валеж
wetDays: Дни с валеж | Брой дни с валеж
normalRain: Норма на валежите
anomalyMax: Отклонение макс.
anomalyRain: Отклонение на валежите
dew: Точка на оросяване мин.
soil: Температура на почвата макс.
evaporation: Изпарение (mm)
snow: Сняг (cm) | Снежна покривка макс.
sun: Слънчево греене макс.
wind: Скорост на вятъра макс. | Порив макс.
humidity: Влажност макс.
pressure: Налягане макс.
river: Водно ниво макс. | Отток макс.
ru: Год | Месяц | Средний максимум (°C) | Средний минимум (°C) | Осадки (мм)
extremeMax: Абсолютный максимум | Наивысший максимум | Самая высокая температура | Экстремальный максимум | Самый жаркий день (°C)
extremeMin: Абсолютный минимум | Наинизший минимум | Самая низкая температура
wettest: Максимальное суточное количество осадков | Наибольшие осадки за сутки | Суточный максимум осадков | Макс. осадки за день | Максимум осадков за 24 часа
wetDays: Дни с осадками | Число дней с осадками | Количество дней с дождём | Дождливые дни
hotDays: Дни с макс. ≥ 30 | Дни с морозом (мин < 0) | Число дней с максимумом выше 25
mean: Средняя температура (°C) | Среднемесячная температура
normalMax: Норма максимум | Климатическая норма макс. | Средний многолетний максимум
normalRain: Норма осадков | Осадки, норма | Среднемноголетние осадки
anomalyMax: Отклонение максимума | Аномалия максимума
anomalyRain: Отклонение осадков | Осадки, % нормы | Аномалия осадков | Дефицит осадков (мм)
dew: Точка росы мин. | Минимальная точка росы
ground: Минимум на поверхности почвы | Мин. на почве | Минимум на траве
soil: Температура почвы макс. | Максимум на поверхности почвы | Температура грунта макс.
wetBulb: Смоченный термометр мин.
feels: Ощущаемая температура макс. | Эффективная температура макс.
evaporation: Испарение (мм) | Испаряемость (мм)
snow: Высота снега (см) | Снежный покров макс. | Осадки в виде снега (мм)
radiation: Солнечная радиация макс. | Суммарная радиация макс.
sun: Продолжительность солнечного сияния макс.
wind: Скорость ветра макс. | Порыв макс. | Максимальный порыв
humidity: Влажность макс. | Относительная влажность макс.
pressure: Давление макс. | Максимальное давление
water: Температура воды макс. | Температура моря макс.
range: Амплитуда температуры | Суточная амплитуда макс.
intensity: Интенсивность осадков макс. | Максимальные осадки за час (мм)
river: Уровень воды макс. | Расход воды макс.
uk: Рік | Місяць | Середній максимум (°C) | Середній мінімум (°C) | Опади (мм)
extremeMax: Абсолютний максимум | Найвищий максимум
extremeMin: Абсолютний мінімум | Найнижчий мінімум
wettest: Максимальні добові опади | Найбільша кількість опадів за добу | Добовий максимум опадів
wetDays: Дні з опадами | Кількість днів з опадами | Дощові дні
normalMax: Норма максимум | Багаторічний середній максимум
normalRain: Норма опадів | Багаторічна норма опадів
anomalyMax: Відхилення максимуму | Аномалія максимуму
anomalyRain: Відхилення опадів
dew: Точка роси мін.
ground: Мінімум на поверхні ґрунту
soil: Температура ґрунту макс.
evaporation: Випаровування (мм)
snow: Висота снігу (см) | Сніговий покрив макс.
sun: Тривалість сонячного сяйва макс.
wind: Швидкість вітру макс. | Порив вітру макс.
humidity: Вологість макс.
pressure: Тиск макс.
water: Температура води макс.
river: Рівень води макс. | Витрата води макс.
lt: Metai | Mėnuo | Vidutinė maks. (°C) | Vidutinė min. (°C) | Krituliai (mm)
extremeMax: Absoliutus maksimumas | Aukščiausia temperatūra
extremeMin: Absoliutus minimumas | Žemiausia temperatūra
wettest: Didžiausias paros kritulių kiekis | Maks. paros krituliai
wetDays: Dienos su krituliais | Dienų su krituliais skaičius
normalRain: Kritulių norma
anomalyRain: Kritulių nuokrypis
dew: Rasos taškas min.
soil: Dirvožemio temperatūra maks.
snow: Sniego danga (cm) | Sniego storis maks.
sun: Saulės spindėjimas maks.
wind: Vėjo greitis maks. | Vėjo gūsis maks.
humidity: Drėgmė maks.
pressure: Slėgis maks.
water: Vandens temperatūra maks.
lv: Gads | Mēnesis | Vidējā maks. (°C) | Vidējā min. (°C) | Nokrišņi (mm)
extremeMax: Absolūtais maksimums | Augstākā temperatūra
extremeMin: Absolūtais minimums | Zemākā temperatūra
wettest: Lielākais diennakts nokrišņu daudzums | Maks. diennakts nokrišņi
wetDays: Dienas ar nokrišņiem | Dienu skaits ar nokrišņiem
normalRain: Nokrišņu norma
anomalyRain: Nokrišņu novirze
dew: Rasas punkts min.
soil: Augsnes temperatūra maks.
snow: Sniega sega (cm) | Sniega biezums maks.
sun: Saules spīdēšana maks.
wind: Vēja ātrums maks. | Vēja brāzma maks.
humidity: Mitrums maks.
pressure: Spiediens maks.
water: Ūdens temperatūra maks.
et: Aasta | Kuu | Keskmine maksimum (°C) | Keskmine miinimum (°C) | Sademed (mm)
extremeMax: Absoluutne maksimum | Kõrgeim temperatuur
wettest: Suurim ööpäevane sademete hulk | Maks. ööpäevane sademed
wetDays: Sademetega päevad | Sadupäevade arv
normalRain: Sademete norm
anomalyRain: Sademete kõrvalekalle
dew: Kastepunkt miinimum
soil: Mulla temperatuur maksimum
snow: Lumikatte paksus (cm) | Lume paksus maksimum
wind: Tuule kiirus maksimum | Tuuleiil maksimum
humidity: Niiskus maksimum
pressure: Õhurõhk maksimum
hu: Év | Hónap | Átlagos maximum (°C) | Átlagos minimum (°C) | Csapadék (mm)
extremeMax: Abszolút maximum | Legmagasabb maximum | Legmelegebb nap (°C)
extremeMin: Abszolút minimum | Legalacsonyabb minimum
wettest: Maximális napi csapadék | Legnagyobb napi csapadék (mm) | 24 órás csapadék maximum
wetDays: Csapadékos napok | Csapadékos napok száma | Esős napok
hotDays: Hőségnapok (max ≥ 30) | Fagyos napok (min < 0)
mean: Középhőmérséklet (°C) | Átlaghőmérséklet
normalMax: Maximum normál | Sokévi átlag maximum
normalRain: Csapadék normál | Sokévi átlag csapadék
anomalyMax: Maximum eltérés
anomalyRain: Csapadék eltérés | Csapadékhiány (mm) | Csapadék a normál %-ában
dew: Harmatpont min
ground: Radiációs minimum | Talajmenti minimum
soil: Talajhőmérséklet max
feels: Hőérzet max
evaporation: Párolgás (mm)
snow: Hóvastagság (cm) | Hóvastagság max
radiation: Sugárzás max | Globálsugárzás max
sun: Napfénytartam max | Napsütés max
wind: Szélsebesség max | Széllökés max | Legnagyobb széllökés
humidity: Páratartalom max | Relatív nedvesség max
pressure: Légnyomás max
water: Vízhőmérséklet max
range: Hőingás
intensity: Csapadékintenzitás max | Óránkénti csapadék max (mm)
river: Vízállás max | Vízhozam max
tr: Yıl | Ay | Ortalama maksimum (°C) | Ortalama minimum (°C) | Yağış (mm)
extremeMax: Mutlak maksimum | En yüksek maksimum | En yüksek sıcaklık | En sıcak gün (°C)
extremeMin: Mutlak minimum | En düşük minimum | En düşük sıcaklık
wettest: Günlük maksimum yağış | En yüksek günlük yağış | 24 saatlik maksimum yağış | Günlük en çok yağış (mm)
wetDays: Yağışlı gün sayısı | Yağışlı günler | Yağmurlu gün sayısı
hotDays: Maks ≥ 30 olan gün sayısı | Donlu gün sayısı
mean: Ortalama sıcaklık (°C)
normalMax: Maksimum normali | Uzun yıllar ortalama maksimum
normalRain: Yağış normali | Uzun yıllar ortalama yağış
anomalyMax: Maksimum sapma | Maksimum anomalisi
anomalyRain: Yağış sapması | Yağış anomalisi
dew: Çiy noktası min
ground: Toprak üstü minimum | Çim üstü minimum
soil: Toprak sıcaklığı maks
feels: Hissedilen sıcaklık maks
evaporation: Buharlaşma (mm)
snow: Kar kalınlığı (cm) | Kar yüksekliği maks
radiation: Güneşlenme şiddeti maks | Güneş radyasyonu maks
sun: Güneşlenme süresi maks
wind: Rüzgar hızı maks | Maksimum rüzgar
humidity: Nem maks | Bağıl nem maks
pressure: Basınç maks | Maksimum basınç
water: Deniz suyu sıcaklığı maks
range: Sıcaklık farkı
intensity: Yağış şiddeti maks | Saatlik maksimum yağış (mm)
river: Su seviyesi maks | Debi maks
el: Έτος | Μήνας | Μέση μέγιστη (°C) | Μέση ελάχιστη (°C) | Βροχόπτωση (mm)
extremeMax: Απόλυτη μέγιστη | Απολύτως μέγιστη θερμοκρασία | Υψηλότερη μέγιστη
extremeMin: Απόλυτη ελάχιστη | Χαμηλότερη ελάχιστη
wettest: Μέγιστη ημερήσια βροχόπτωση | Μέγιστος υετός 24ώρου | Μέγιστο ύψος βροχής 24 ωρών
wetDays: Ημέρες βροχής | Αριθμός ημερών βροχής | Μέρες με βροχή
mean: Μέση θερμοκρασία (°C)
normalMax: Κανονική μέγιστη | Κλιματική μέση μέγιστη
normalRain: Κανονική βροχόπτωση
anomalyMax: Απόκλιση μέγιστης
anomalyRain: Απόκλιση βροχόπτωσης
dew: Σημείο δρόσου ελάχιστο
soil: Θερμοκρασία εδάφους μέγιστη
evaporation: Εξάτμιση (mm)
snow: Χιόνι (cm) | Ύψος χιονιού μέγιστο
radiation: Ηλιακή ακτινοβολία μέγιστη
sun: Ηλιοφάνεια μέγιστη
wind: Μέγιστος άνεμος | Ταχύτητα ανέμου μέγιστη | Μέγιστη ριπή
humidity: Υγρασία μέγιστη | Σχετική υγρασία μέγιστη
pressure: Πίεση μέγιστη
water: Θερμοκρασία θάλασσας μέγιστη
range: Θερμοκρασιακό εύρος
intensity: Ένταση βροχής μέγιστη
river: Στάθμη μέγιστη | Παροχή μέγιστη
id: Tahun | Bulan | Suhu maksimum (°C) | Suhu minimum (°C) | Curah hujan (mm)
extremeMax: Suhu maksimum mutlak | Suhu tertinggi | Maksimum absolut | Suhu maksimum ekstrem
extremeMin: Suhu minimum mutlak | Suhu terendah | Minimum absolut
wettest: Curah hujan maksimum harian | Curah hujan maksimum 24 jam | Hujan harian tertinggi (mm) | Hujan maks
wetDays: Hari hujan | Jumlah hari hujan | Banyaknya hari hujan
hotDays: Jumlah hari suhu maks > 35
mean: Suhu rata-rata (°C) | Suhu rerata
normalMax: Suhu maksimum normal
normalRain: Curah hujan normal | Rata-rata curah hujan 1991-2020
anomalyMax: Anomali suhu maksimum
anomalyRain: Anomali curah hujan | Selisih curah hujan | Sifat hujan (%)
dew: Titik embun min | Suhu titik embun minimum
ground: Suhu rumput minimum
soil: Suhu tanah maksimum
wetBulb: Bola basah min | Suhu bola basah minimum
evaporation: Penguapan (mm) | Evapotranspirasi (mm)
radiation: Radiasi matahari maksimum
sun: Lama penyinaran maksimum | Penyinaran matahari maks
wind: Kecepatan angin maksimum | Angin maks
humidity: Kelembaban maksimum | Kelembapan maks (%) | RH maks
pressure: Tekanan maksimum | Tekanan udara maks
water: Suhu muka laut maksimum | Suhu air maksimum
intensity: Intensitas hujan maksimum | Hujan maks per jam (mm)
river: Tinggi muka air maksimum | Debit maksimum
vi: Năm | Tháng | Nhiệt độ tối cao trung bình (°C) | Nhiệt độ tối thấp trung bình (°C) | Lượng mưa (mm)
extremeMax: Nhiệt độ tối cao tuyệt đối | Nhiệt độ cao nhất
extremeMin: Nhiệt độ tối thấp tuyệt đối | Nhiệt độ thấp nhất
wettest: Lượng mưa ngày lớn nhất | Lượng mưa lớn nhất 24 giờ
wetDays: Số ngày mưa | Số ngày có mưa
mean: Nhiệt độ trung bình (°C)
normalRain: Lượng mưa trung bình nhiều năm | Lượng mưa chuẩn
anomalyRain: Chuẩn sai lượng mưa | Độ lệch lượng mưa
dew: Điểm sương thấp nhất | Nhiệt độ điểm sương tối thấp
soil: Nhiệt độ đất tối cao | Nhiệt độ mặt đất tối cao
evaporation: Lượng bốc hơi (mm) | Bốc hơi (mm)
radiation: Bức xạ tối đa
sun: Số giờ nắng | Giờ nắng tối đa
wind: Tốc độ gió tối đa | Gió tối đa
humidity: Độ ẩm tối đa | Độ ẩm cao nhất
pressure: Khí áp tối cao | Áp suất tối đa
water: Nhiệt độ nước tối cao
river: Mực nước tối cao | Lưu lượng tối đa
th: ปี | เดือน | อุณหภูมิสูงสุดเฉลี่ย (°C) | อุณหภูมิต่ำสุดเฉลี่ย (°C) | ปริมาณฝน (มม.)
extremeMax: อุณหภูมิสูงสุดสัมบูรณ์ | อุณหภูมิสูงที่สุด
extremeMin: อุณหภูมิต่ำสุดสัมบูรณ์ | อุณหภูมิต่ำที่สุด
wettest: ฝนสูงสุดใน 24 ชั่วโมง | ฝนสูงสุดรายวัน
wetDays: จำนวนวันฝนตก | วันฝนตก
normalRain: ฝนค่าปกติ | ปริมาณฝนเฉลี่ย 30 ปี
dew: จุดน้ำค้างต่ำสุด
soil: อุณหภูมิดินสูงสุด
evaporation: การระเหย (มม.)
wind: ลมสูงสุด | ความเร็วลมสูงสุด
humidity: ความชื้นสูงสุด | ความชื้นสัมพัทธ์สูงสุด
pressure: ความกดอากาศสูงสุด
water: อุณหภูมิน้ำสูงสุด
river: ระดับน้ำสูงสุด
ar: السنة | الشهر | متوسط العظمى (°C) | متوسط الصغرى (°C) | الأمطار (مم)
extremeMax: العظمى المطلقة | درجة الحرارة العظمى المطلقة | أعلى درجة حرارة
extremeMin: الصغرى المطلقة | أدنى درجة حرارة
wettest: أعلى كمية أمطار في 24 ساعة | أقصى هطول يومي | أكبر كمية مطر يومية
wetDays: عدد أيام المطر | أيام المطر | عدد الأيام الماطرة
mean: متوسط درجة الحرارة (°C)
normalRain: المعدل العام للأمطار | الأمطار العادية
anomalyRain: شذوذ الأمطار | انحراف الأمطار
dew: نقطة الندى الصغرى
soil: حرارة التربة العظمى
evaporation: التبخر (مم)
radiation: الإشعاع الشمسي العظمى
wind: سرعة الرياح العظمى | الرياح القصوى
humidity: الرطوبة العظمى | الرطوبة النسبية العظمى
pressure: الضغط العظمى | الضغط الجوي الأقصى
water: حرارة سطح البحر العظمى | حرارة الماء العظمى
fa: سال | ماه | میانگین حداکثر دما (°C) | میانگین حداقل دما (°C) | بارندگی (mm)
extremeMax: حداکثر مطلق دما | بیشینه مطلق
extremeMin: حداقل مطلق دما | کمینه مطلق
wettest: حداکثر بارندگی روزانه | بیشینه بارش 24 ساعته
wetDays: تعداد روزهای بارانی | روزهای بارش
normalRain: نرمال بارندگی | میانگین بلندمدت بارش
anomalyRain: انحراف بارندگی
dew: نقطه شبنم حداقل
soil: دمای خاک حداکثر
evaporation: تبخیر (mm)
wind: حداکثر سرعت باد | باد حداکثر
humidity: حداکثر رطوبت | رطوبت نسبی حداکثر
pressure: حداکثر فشار
he: שנה | חודש | מקסימום ממוצע (°C) | מינימום ממוצע (°C) | גשם (מ"מ)
extremeMax: מקסימום מוחלט | טמפרטורת מקסימום מוחלטת | טמפרטורה הגבוהה ביותר
extremeMin: מינימום מוחלט | טמפרטורת מינימום מוחלטת
wettest: גשם יומי מרבי | כמות גשם יומית מרבית
wetDays: ימי גשם | מספר ימי גשם
normalRain: ממוצע רב שנתי גשם
anomalyRain: סטיית גשם
dew: נקודת טל מינימום
soil: טמפרטורת קרקע מקסימלית
wind: מהירות רוח מרבית | רוח מקסימום
humidity: לחות מקסימום | לחות יחסית מרבית
pressure: לחץ מקסימום
hi: वर्ष | माह | औसत अधिकतम (°C) | औसत न्यूनतम (°C) | वर्षा (मिमी)
extremeMax: परम अधिकतम | अधिकतम तापमान सर्वोच्च
wettest: अधिकतम दैनिक वर्षा | 24 घंटे में अधिकतम वर्षा
wetDays: वर्षा के दिन | वर्षा दिनों की संख्या
normalRain: सामान्य वर्षा
anomalyRain: वर्षा विचलन
wind: अधिकतम हवा की गति
humidity: अधिकतम आर्द्रता
pressure: अधिकतम दाब
zh: 年 | 月 | 平均最高气温 (°C) | 平均最低气温 (°C) | 降水量 (mm)
extremeMax: 极端最高气温 | 最高气温极值 | 绝对最高气温 | 日最高气温极大值
extremeMin: 极端最低气温 | 最低气温极值 | 绝对最低气温
wettest: 最大日降水量 | 24小时最大降水量 | 日最大雨量 | 一日最大降水量
wetDays: 降水日数 | 雨日数 | 降雨天数 | 降水量≥0.1mm日数
hotDays: 高温日数 | 日最高气温≥35℃日数 | 霜日数
mean: 平均气温 (°C) | 月平均气温
normalMax: 最高气温常年值 | 最高气温历年平均
normalRain: 降水量常年值 | 多年平均降水量 | 历年平均降水量
anomalyMax: 最高气温距平
anomalyRain: 降水距平 | 降水距平百分率 | 降水量偏差
dew: 最低露点 | 露点温度
ground: 地面最低温度 | 草面最低温度 | 最低地温
soil: 最高地温 | 地表最高温度 | 土壤最高温度 | 10厘米地温最高
wetBulb: 湿球温度最低
feels: 体感温度最高
evaporation: 蒸发量 (mm) | 蒸发 (mm)
snow: 最大积雪深度 | 积雪深度 (cm) | 降雪量 (mm)
radiation: 最大太阳辐射 | 总辐射最大
sun: 最大日照时数 | 日照时数
wind: 最大风速 | 极大风速 | 最大阵风
humidity: 最大相对湿度 | 最高湿度
pressure: 最高气压 | 最高本站气压
water: 最高水温 | 海水最高温度 | 最高海温
range: 气温日较差 | 最大日较差
intensity: 最大小时降水量 (mm) | 最大雨强 | 10分钟最大降水量
river: 最高水位 | 最大流量
ja: 年 | 月 | 日最高気温の月平均 (°C) | 日最低気温の月平均 (°C) | 降水量 (mm)
extremeMax: 最高気温の極値 | 月最高気温 | 最高気温(極値)
extremeMin: 最低気温の極値 | 月最低気温
wettest: 最大日降水量 | 日降水量の最大 | 日最大降水量
wetDays: 降水日数 | 降水量1mm以上の日数 | 雨日数
hotDays: 真夏日日数 | 最高気温30度以上の日数 | 冬日日数
mean: 平均気温 (°C)
normalMax: 最高気温平年値
normalRain: 降水量平年値 | 平年降水量
anomalyMax: 最高気温平年差
anomalyRain: 降水量平年比 | 降水量偏差
dew: 最低露点温度
ground: 最低地面温度 | 最低接地気温
soil: 最高地中温度 | 最高地温
feels: 最高体感温度
evaporation: 蒸発量 (mm)
snow: 最深積雪 | 降雪量 (cm) | 最大降雪量
radiation: 最大全天日射量
sun: 最大日照時間 | 日照時間
wind: 最大風速 | 最大瞬間風速
humidity: 最大湿度 | 最高相対湿度 | 最小湿度
pressure: 最高気圧 | 最高海面気圧
water: 最高水温 | 最高海水温
range: 日較差
intensity: 最大1時間降水量 (mm) | 最大10分間降水量
river: 最高水位 | 最大流量
ko: 년 | 월 | 평균최고기온 (°C) | 평균최저기온 (°C) | 월강수량 (mm)
extremeMax: 최고기온극값 | 극최고기온 | 월최고기온
extremeMin: 최저기온극값 | 극최저기온
wettest: 일최다강수량 (mm) | 일 최대 강수량 | 24시간 최대강수량 | 1일 최대강수량
wetDays: 강수일수 | 비온 날수 | 강수계속일수
hotDays: 폭염일수 | 최고기온 30도 이상 일수
mean: 평균기온 (°C)
normalMax: 최고기온 평년값
normalRain: 강수량 평년값 | 평년 강수량
anomalyMax: 최고기온 평년차 | 최고기온 편차
anomalyRain: 강수량 평년비 (%) | 강수량 편차
dew: 최저이슬점온도 | 이슬점온도
ground: 최저초상온도 | 최저지면온도
soil: 최고지면온도 | 최고 지중온도
feels: 최고체감온도
evaporation: 증발량 (mm) | 대형증발량 (mm)
snow: 최심적설 (cm) | 일최대신적설 | 최심신적설
radiation: 최대일사량
sun: 최대일조시간
wind: 최대풍속 | 최대순간풍속
humidity: 최대습도 | 최소상대습도 | 최고습도
pressure: 최고기압 | 최고해면기압
water: 최고수온 | 최고해수온도
range: 일교차
intensity: 1시간최다강수량 (mm) | 10분최다강수량
river: 최고수위 | 최대유량
sw: Mwaka | Mwezi | Joto la juu (°C) | Joto la chini (°C) | Mvua (mm)
extremeMax: Joto la juu kabisa
wettest: Mvua kubwa ya siku moja | Mvua ya juu ya siku
wetDays: Siku za mvua | Idadi ya siku za mvua
normalRain: Mvua ya kawaida | Wastani wa mvua wa miaka 30
humidity: Unyevu wa juu
wind: Upepo wa juu
soil: Joto la udongo la juu
`;

export const LANGUAGES: readonly Language[] = languagesIn(WORDS);

function languagesIn(text: string): Language[] {
  const languages: (Language & { others: { kind: OtherKind; header: string }[] })[] = [];
  for (const line of text.trim().split('\n')) {
    const [, label = '', rest = ''] = /^([a-zA-Z]+): (.*)$/.exec(line) ?? [];
    const headers = rest.split(' | ');
    if (isKind(label))
      languages[languages.length - 1]?.others.push(
        ...headers.map((header) => ({ kind: label, header })),
      );
    else {
      const [year = '', month = '', max = '', min = '', rain = ''] = headers;
      languages.push({ name: label, year, month, max, min, rain, others: [] });
    }
  }
  return languages;
}

function isKind(label: string): label is OtherKind {
  return label in STANDS_FOR;
}
