/** Spanish, Portuguese, French, Italian, Romanian, Catalan and Galician. */
export const ROMANCE = `
= es
rain other days: dias_lluviosos
highest rain: mas_lluvioso mas_lluviosa mas_lluviosos
dayOfYear: dia_del_ano dia_juliano
date time: fecha
rain numbered: lluvia* lluv
mean: medios
highest: mas_fuerte mas_alta
highest place: mayor
lowest: mas_baja
extreme: extremas extremos maxima_extrema minima_extrema
other: direccion caudal* dia_de_la_semana nivel* helad* viento veloc* presion* amplitud* humed* duracion deficit* eficaz heliofan*
rocio rafaga* racha rachas subsuelo oscilac*
count: cantidad_de_dias
rain: agua_caida
value: cantidad
snow: nieve
flag mark: observaciones bandera
period: acumulacion
anomaly: diferencia diferencias
mean annual: promedio
quarter: verano invierno otono
station: estacion localidad
station name: nombre
bound: marca_temporal hasta termino finalizacion
common: continuacion hoja traslado trasladad* abrigo revisad* caida caido manana tarde mensual registrada registrado aire equipo aparato
night: noche nocturna nocturno
surface: suelo del_mar
place: puerto cerro sierra playa isla pueblo ciudad baja bajo
place the: los las
above: encima
footer: asimetria
footer spread: desv*
footer source: fuente
licence: licencia
near: cerca
ofYear: del_ano de_ano
soFar: hasta_la_fecha hasta_ahora hasta_hoy
now: temperatura_actual tiempo_actual
the: el
other surface: cesped hierba
normal: media_historica promedio_historico
ofMonth: del_mes
months: enero ene|febrero|||mayo|junio|julio||septiembre setiembre||noviembre|diciembre
summary mark: temporada
inADay: en_un_dia
ofADay: veinticuatro_horas
mark: codigo calidad riesgo
portion: efectiv*
other foretold: pronost* escenari*
aside foretold: proyectad* proyeccion*
aside: umbral ayer pasad*
= pt
rain other days: dias_chuvosos
highest rain: mais_chuvoso mais_chuvosa mais_chuvosos
licence: licenca
rain numbered: chuva* chuv
highest: mais_alta
highest place: maior
lowest: mais_baixa
lowest place: menor
total: soma
other: dia_da_semana direcao vazao vazoes umid* duracao orvalho rajada* relva cota_maxima
count: quantidade_de_dias
value: quantidade
flag mark: observacoes
inADay: em_um_dia num_dia
ofADay: vinte_e_quatro_horas
mark: qualidade risco
portion: efetiv*
aside foretold: projetad* projecoes
aside: limiar ontem erro passad*
anomaly: diferenca desvio
station: estacao localidade
quarter: verao outono
common: continuacao folha mudanca verificad* manha mensal equipamento aparelho
night: noite noturna noturno
surface: solo do_mar
place: serra praia ilha vila barra morro
place saint: sao
above: acima
at: em
near: perto junto
of: dos
ofYear: do_ano
soFar: ate_agora ate_a_data ate_hoje ate_o_momento
now: temperatura_atual tempo_atual
time: data_da data_das data_do data_dos
bound: fim
extreme: maior_maxima menor_minima
normal: media_historica_das
ofMonth: do_mes
months: janeiro|fev fevereiro|marco|||junho|julho|||||dezembro
= fr
rain other days: jours_pluvieux
highest rain: plus_pluvieux plus_pluvieuse plus_arrose plus_arrosee
instrument: pluviometre pluviometres
year: aaaa
year annual soFar: annee
month soFar: mois
day: jj jour jr
rain: pluviosi*
rain depth: hauteur
depth: hauteur_d_echelle hauteur_echelle hauteur_a_l_echelle hauteur_hydrometrique
rain total soFar: cumuls cumule cumulee cumulees
rain numbered: pluie*
mean: moyen* moy
highest: plus_forte plus_haute plus_eleve plus_elevee
lowest: plus_basse plus_bas
total: somme
extreme: extremes
inADay: en_un_jour
ofADay: vingt_quatre_heures
daily: quotidien* journal*
other days: jours
other: jour_de_la_semaine jour_semaine debit debits niveau* humid* pression* vent duree net hebdo* rosee rayonnem* rafale* vitesse ensoleill* cote_maximale
ressenti* refroidiss* mouille
count: nombre_de
snow: neige
flag mark: qualit* remarque remarques
anomaly: ecart*
annual: moyenne
element: parametre
value: valeur
station: parcelle place site region poste lieu commune
quarter: hiver printemps ete automne
common: suite feuille demenagement deplace* abri sans brute estime* reconstitue* controle* releve relevee releves relevees matin soir midi partie mensuel mensuelle temperature temperatures et quantite mensuels mensuelles tombee tombees recueillie observateur appareil capteur methode statut decennie
night: nuit nocturne
common of: du
common place the: les
common time: heure heures
surface: mer eau
place: ville mont vallee lac ile baie pointe bois col plage nouveau nouvelle vieux grand petit
petite
place saint: saint sainte ste
above: dessus
connector: sous
dateMark: er
firstName: maxime
measured: observe observee mesure mesuree lue lues
name: noms
near: pres chez
ofYear: annuel* de_l_annee
soFar: a_ce_jour jusqu_a_present jusqu_ici semaine
now: temperature_actuelle temps_actuel temps_present temperature_instantanee
other surface: herbe
ofMonth: du_mois
months: janvier|fevr fevrier||avr avril||juin|juil juillet|aout aou|septembre|octobre||decembre
summary mark: saison
mark: risque drapeau no_pluviometre
aside foretold: projete projetee projetes projetees modelise*
aside: seuil hier erreur attendu* n_1 dernier*
= it
rain other days: giorni_piovosi
highest rain: piu_piovoso piu_piovosa piu_piovosi
licence: licenza
year annual soFar: anno
month soFar: mese
day: giorno
max: massim*
rain: piogge
rain numbered: pioggia* piogg piog
highest: piu_alta
lowest: piu_bassa
total: somma
inADay: in_un_giorno
ofADay: 24_ore ventiquattro_ore
daily: giornalier*
other days: giorni
other: giorno_della_settimana giorno_settimana direzione presse durata rugiada escursion* raffic* percepit* radiaz* soleggiam* eliofan* insolaz* livello livelli portata
flag mark: osservazioni
anomaly: scarto differenza scostam*
value: valore
station: stazione localita comune
bound: inizio fine
common: foglio trasferiment* capannina rilevat* corrett* mattina sera mensile alle dalle cumulata cumulate caduta mensili quantita aria
night: notte notturna notturno
surface: suolo
above: sopra sul
elevation: quota altezza
firstName: massimo
measured: osservato osservata misurato misurata letta letto
near: presso vicino
of: di della dello dei delle degli
ofYear: annuo annua dell_anno
soFar: fino_ad_oggi finora ad_oggi settimana
now: temperatura_attuale tempo_attuale
the: il gli
time: data_della data_delle data_del data_dei
other surface: erba
extreme: assolut* estreme estremi massima_estrema minima_estrema
normal: media_climatolog* media_storica
ofMonth: del_mese
months: gennaio|febbraio||aprile|maggio mag|giugno giu|luglio lug||settembre|ottobre ott||dicembre
mark: codice rischio
aside: soglia ieri errore attes* scors*
= ro
highest rain: cea_mai_ploioasa cel_mai_ploios
year soFar: anul
month: luna
day: zi ziua
rain: ploaie ploi
highest: cea_mai_mare
lowest: cea_mai_mica
daily: zilnic*
other days: zile
other: rafala vant viteza roua soarelui presiun*
count: numar numarul
snow: zapada ninsoare
flag mark: observatii
anomaly: abater*
value: valoare
station: statia statie localitate localitatea
quarter: trimestru
above: deasupra peste
footer: sursa
measured: masurat
name: nume denumire
near: langa
of: din al
ofYear: al_anului
records: recorduri
soFar: pana_acum pana_in_prezent saptamana
surface: apa solului marii apei
time: data_de
bound: sfarsit sfarsitul
normal: multianual*
common: corectat* masurat* cantitatea cantitate lunar* aerului
months: ianuarie ian||martie|aprilie||iunie iun|iulie iul||septembrie|octombrie|noiembrie noi|decembrie
= ca
highest rain: mes_plujos mes_plujosa
rain: pluja
other days: dies
mean: mitjana
months: gener|febrer|||maig|juny|juliol|agost|setembre|||desembre
= gl
rain: choiva
months: xaneiro|febreiro||||xuno|xullo|||||
= es fr
rain: pluviom* pluv pluvio
rain total: cumul
value place: val
station name: nom
bound: debut fin
at: en
= es pt
year annual soFar: ano
year footer: anos
month soFar: mes meses
day: dia
mean: medias
other days: dias
other: dia_semana desv desvi* desvest* desvpad* desvtip* bulbo_humedo bulbo_umido aparente sensac* insolac*
value: valor
station: posto municipio parcela
common: bulbo seco parte e acum acumulad* controlad* principal oficial bruta instrumento decada observador autor cultivo
common time: hora horas
mark: no_pluviometro
aside foretold: modelad*
aside: esperad* anterior
thing: del_rio do_rio
surface: agua superficial
place: norte rio
above: sobre
elevation: altura
firstName: maximo
footer: notas
measured: observado observada medido medida leida leido lida lido
records: registro registros
soFar: semana
= es it
common dateMark of: del
place: villa monte punta
place saint: san
dec: dic
= es ca
oct: octubre
= pt it
other: vento
quarter: inverno
surface: acqua
place: porto
footer source: fonte
name: nome
of: da
= pt gl
months: ||||maio||||setembro|outubro out|novembro|
= fr it
other: efficace
annual: annu*
common the: le
common time: ore
= it ro
mean: medie
latitude: latitudine
longitude: longitudine
surface: mare terreno
time: ora
= it ca
jan: gen
= es pt it
instrument: pluviometro pluviometros
mean: medio
daily: diari*
other: horari* semanal* indice
count: numero
quarter: primavera
element: parametro elemento
station: provincia
bound: desde
common: clima metodo periodo
place: vista alto alta
place saint: santa santo
= es fr it
other: insolat*
common the: la
= es pt ro
annual ofYear: anual*
= es it gl
mar: marzo
= pt it ro
other: nebulos*
= fr it ro
common at of: a
= fr it ca
nov: novembre
= es pt it ro
mean annual: media
footer: nota
= es pt fr ro
surface: sol
= es
thing: invernadero
thing place: tejado
= fr
thing place: serre toit
= pt
thing place: telhado
= es pt it
thing: piscina
= es pt fr it
quarter: trimestre
aside foretold: previst* previsao previsoes prevision* previsio prevu* prediccion* predicho* predicha* predicao predicoes predit predits predite predites predito preditos predita preditas
aside: precedent*
place: grande
= es pt ca gl
apr: abril abr
= es pt it gl
aug: agosto
= pt it ca gl
sep: set
`;
