/** Spanish, Portuguese, French, Italian, Romanian, Catalan and Galician. */
export const ROMANCE = `
= es
date time: fecha; dayOfYear: dia_del_ano dia_juliano
bound: marca_temporal hasta termino finalizacion; quarter: verano invierno otono
rain: agua_caida; rain numbered: lluvia* lluv; rain highest: mas_lluvioso mas_lluviosa mas_lluviosos
rain days other: dias_lluviosos; snow: nieve
mean: medios; mean annual: promedio; highest: mas_fuerte mas_alta; highest place: mayor
lowest: mas_baja; extreme: extremas extremos maxima_extrema minima_extrema; summary mark: temporada
ofYear: del_ano de_ano; ofMonth: del_mes; inADay: en_un_dia; ofADay: veinticuatro_horas
soFar: hasta_la_fecha hasta_ahora hasta_hoy; count: cantidad_de_dias
normal: media_historica promedio_historico; anomaly: diferencia diferencias; period: acumulacion
flag mark: observaciones bandera; now: temperatura_actual tiempo_actual
night: noche nocturna nocturno; aside: umbral ayer pasad*; aside foretold: proyectad* proyeccion*
foretold other: pronost* escenari*; spread footer: desv*; portion: efectiv*
other: direccion caudal* dia_de_la_semana nivel* helad* viento veloc* presion* amplitud* humed*
duracion deficit* eficaz heliofan* rocio rafaga* racha rachas subsuelo oscilac*
other surface: cesped hierba; thing: invernadero; thing place: tejado; surface: suelo del_mar
mark: codigo calidad riesgo
station: estacion localidad; station name: nombre; value: cantidad
place: puerto cerro sierra playa isla pueblo ciudad baja bajo; place the: los las
source footer: fuente; licence: licencia; footer: asimetria
common: continuacion hoja traslado trasladad* abrigo revisad* caida caido manana tarde mensual
registrada registrado aire equipo aparato
near: cerca; the: el; above: encima
months: enero ene|febrero|||mayo|junio|julio||septiembre setiembre||noviembre|diciembre
= pt
time: data_da data_das data_do data_dos; bound: fim; quarter: verao outono
rain numbered: chuva* chuv; rain highest: mais_chuvoso mais_chuvosa mais_chuvosos
rain days other: dias_chuvosos
highest: mais_alta; highest place: maior; lowest: mais_baixa; lowest place: menor
extreme: maior_maxima menor_minima; total: soma; ofYear: do_ano; ofMonth: do_mes
inADay: em_um_dia num_dia; ofADay: vinte_e_quatro_horas
soFar: ate_agora ate_a_data ate_hoje ate_o_momento; count: quantidade_de_dias
normal: media_historica_das; anomaly: diferenca desvio; flag mark: observacoes
now: temperatura_atual tempo_atual; night: noite noturna noturno; aside: limiar ontem erro passad*
aside foretold: projetad* projecoes; portion: efetiv*
other: dia_da_semana direcao vazao vazoes umid* duracao orvalho rajada* relva cota_maxima
thing place: telhado; surface: solo do_mar; mark: qualidade risco
station: estacao localidade; value: quantidade; place: serra praia ilha vila barra morro
place saint: sao; licence: licenca
common: continuacao folha mudanca verificad* manha mensal equipamento aparelho; at: em
near: perto junto; of: dos; above: acima
months: janeiro|fev fevereiro|marco|||junho|julho|||||dezembro
= fr
year: aaaa; year annual soFar: annee; month soFar: mois; day: jj jour jr; time: heure heures
quarter: hiver printemps ete automne; dateMark: er
rain: pluviosi*; rain numbered: pluie*
rain highest: plus_pluvieux plus_pluvieuse plus_arrose plus_arrosee
rain total soFar: cumuls cumule cumulee cumulees; rain days other: jours_pluvieux
rain depth: hauteur; snow: neige
mean: moyen* moy; highest: plus_forte plus_haute plus_eleve plus_elevee; lowest: plus_basse plus_bas
extreme: extremes; total: somme; summary mark: saison; daily: quotidien* journal*; annual: moyenne
ofYear: annuel* de_l_annee; ofMonth: du_mois; inADay: en_un_jour; ofADay: vingt_quatre_heures
soFar: a_ce_jour jusqu_a_present jusqu_ici semaine; count: nombre_de; days other: jours
anomaly: ecart*; flag mark: qualit* remarque remarques
now: temperature_actuelle temps_actuel temps_present temperature_instantanee; night: nuit nocturne
aside: seuil hier erreur attendu* n_1 dernier*
aside foretold: projete projetee projetes projetees modelise*
other: jour_de_la_semaine jour_semaine debit debits niveau* humid* pression* vent duree net hebdo*
rosee rayonnem* rafale* vitesse ensoleill* cote_maximale ressenti* refroidiss* mouille
other surface: herbe
depth: hauteur_d_echelle hauteur_echelle hauteur_a_l_echelle hauteur_hydrometrique
thing place: serre toit; surface: mer eau; mark: risque drapeau no_pluviometre
instrument: pluviometre pluviometres
station: parcelle place site region poste lieu commune; element: parametre; value: valeur
name: noms
place: ville mont vallee lac ile baie pointe bois col plage nouveau nouvelle vieux grand petit
petite
place saint: saint sainte ste; place common the: les
common: suite feuille demenagement deplace* abri sans brute estime* reconstitue* controle* releve
relevee releves relevees matin soir midi partie mensuel mensuelle temperature temperatures et
quantite mensuels mensuelles tombee tombees recueillie observateur appareil capteur methode statut
decennie
common of: du; measured: observe observee mesure mesuree lue lues; near: pres chez; connector: sous
above: dessus
months: janvier|fevr fevrier||avr avril||juin|juil juillet|aout aou|septembre|octobre||decembre
= it
year annual soFar: anno; month soFar: mese; day: giorno
time: data_della data_delle data_del data_dei; bound: inizio fine
max: massim*; rain: piogge; rain numbered: pioggia* piogg piog
rain highest: piu_piovoso piu_piovosa piu_piovosi; rain days other: giorni_piovosi
highest: piu_alta; lowest: piu_bassa
extreme: assolut* estreme estremi massima_estrema minima_estrema; total: somma; daily: giornalier*
ofYear: annuo annua dell_anno; ofMonth: del_mese; inADay: in_un_giorno
ofADay: 24_ore ventiquattro_ore; soFar: fino_ad_oggi finora ad_oggi settimana; days other: giorni
normal: media_climatolog* media_storica; anomaly: scarto differenza scostam*
flag mark: osservazioni; now: temperatura_attuale tempo_attuale; night: notte notturna notturno
aside: soglia ieri errore attes* scors*
other: giorno_della_settimana giorno_settimana direzione presse durata rugiada escursion* raffic*
percepit* radiaz* soleggiam* eliofan* insolaz* livello livelli portata
other surface: erba; surface: suolo; mark: codice rischio
station: stazione localita comune; value: valore; elevation: quota altezza
licence: licenza
common: foglio trasferiment* capannina rilevat* corrett* mattina sera mensile alle dalle cumulata
cumulate caduta mensili quantita aria
measured: osservato osservata misurato misurata letta letto; near: presso vicino
of: di della dello dei delle degli; the: il gli; above: sopra sul
months: gennaio|febbraio||aprile|maggio mag|giugno giu|luglio lug||settembre|ottobre ott||dicembre
= ro
year soFar: anul; month: luna; day: zi ziua; time: data_de; bound: sfarsit sfarsitul
quarter: trimestru
rain: ploaie ploi; rain highest: cea_mai_ploioasa cel_mai_ploios; snow: zapada ninsoare
highest: cea_mai_mare; lowest: cea_mai_mica; daily: zilnic*; ofYear: al_anului
soFar: pana_acum pana_in_prezent saptamana; count: numar numarul; days other: zile
normal: multianual*; anomaly: abater*; flag mark: observatii
other: rafala vant viteza roua soarelui presiun*; surface: apa solului marii apei
station: statia statie localitate localitatea; value: valoare; name: nume denumire
records: recorduri; footer: sursa
common: corectat* masurat* cantitatea cantitate lunar* aerului; measured: masurat; near: langa
of: din al; above: deasupra peste
months: ianuarie ian||martie|aprilie||iunie iun|iulie iul||septembrie|octombrie|noiembrie
noi|decembrie
= ca
rain: pluja; rain highest: mes_plujos mes_plujosa; mean: mitjana; days other: dies
months: gener|febrer|||maig|juny|juliol|agost|setembre|||desembre
= gl; rain: choiva; months: xaneiro|febreiro||||xuno|xullo|||||
= es fr
bound: debut fin; rain: pluviom* pluv pluvio; rain total: cumul; station name: nom; value place: val
at: en
= es pt
year annual soFar: ano; year footer: anos; month soFar: mes meses; day: dia; time: hora horas
mean: medias; soFar: semana; days other: dias
aside: esperad* anterior; aside foretold: modelad*
other: dia_semana desv desvi* desvest* desvpad* desvtip* bulbo_humedo bulbo_umido aparente sensac*
insolac*
thing: del_rio do_rio; surface: agua superficial; mark: no_pluviometro
station: posto municipio parcela; value: valor; elevation: altura; place: norte rio
records: registro registros; footer: notas
common: bulbo seco parte e acum acumulad* controlad* principal oficial bruta instrumento decada
observador autor cultivo
measured: observado observada medido medida leida leido lida lido; above: sobre
= es it
dateMark common of: del; place: villa monte punta; place saint: san; dec: dic
= pt it
quarter: inverno; other: vento; surface: acqua; name: nome; place: porto; source footer: fonte
of: da
= fr it
time: ore; annual: annu*; other: efficace; common the: le
= it ro
time: ora; mean: medie; surface: mare terreno; latitude: latitudine; longitude: longitudine
= es pt it
bound: desde; quarter: primavera; mean: medio; daily: diari*; count: numero
other: horari* semanal* indice; thing: piscina; instrument: pluviometro pluviometros
station: provincia; element: parametro elemento; place: vista alto alta; place saint: santa santo
common: clima metodo periodo
= es fr it; other: insolat*; common the: la
= es pt it ro; mean annual: media; footer: nota
= es pt fr it
quarter: trimestre; aside: precedent*
aside foretold: previst* previsao previsoes prevision* previsio prevu* prediccion* predicho*
predicha* predicao predicoes predit predits predite predites predito preditos predita preditas
place: grande
= es ca; oct: octubre
= pt gl; months: ||||maio||||setembro|outubro out|novembro|
= it ca; jan: gen
= es pt ro; annual ofYear: anual*
= es it gl; mar: marzo
= pt it ro; other: nebulos*
= fr it ro; common at of: a
= fr it ca; nov: novembre
= es pt fr ro; surface: sol
= es pt ca gl; apr: abril abr
= es pt it gl; aug: agosto
= pt it ca gl; sep: set
`;
