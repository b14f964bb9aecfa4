/**
 * Month names, January first: full, short and three-letter forms as `plainText` leaves them.
 * CLDR 48 for the long ones, the files of the agencies for the short ones.
 * "Listopad" is November here (Polish, Czech); Croatian writes it for October and is not read.
 */
export const MONTH_NAMES: readonly string[] = [
  `january januar jan januari janv janvier enero ene janeiro gennaio gen sty styczen stycznia led leden ledna tammikuu tammi tam
   ianuarie ian ocak oca янв январь января ιαν ιανουαριοσ ιανουαριου janner jann sijecanj jaanuar sausis janvaris
   ม_ค มกราคม يناير كانون_الثاني جانفي ינואר जनवरी січень січ јануар януари gener xaneiro januarie ژانویه`,
  `february februar feb februari fev fevr fevrier febrero fevereiro febbraio febr lut luty lutego uno unor unora helmikuu helmi
   hel februarie subat sub фев февраль февраля φεβ φεβρουαριοσ φεβρουαριου feber veljaca veebruar
   ก_พ กุมภาพันธ์ فبراير شباط فيفري פברואר फरवरी лютии лют фебруар февруари vasaris febrer febreiro februaris فوریه`,
  `march mar mars marzo marco marz mrz maerz maart mrt maa marts marzec marca bre brezen brezna maaliskuu maalis marcius marc
   martie mart maret мар март марта μαρ μαρτιοσ μαρτιου ozujak
   มี_ค มีนาคม مارس آذار מרץ मार्च березень бер kovas marec machi mac`,
  `april apr avr avril abril abr aprile kwiecien kwietnia kwi dub duben dubna huhtikuu huhti huh aprilis aprilie nisan nis
   апр апрель апреля απρ απριλιοσ απριλιου travanj aprill
   เม_ย เมษายน أبريل ابريل نيسان أفريل אפריל अप्रैल квітень кві април balandis aprili آوریل`,
  `may mayo mai maio maggio mag mei maj maja kve kveten kvetna toukokuu touko tou majus mayis маи мая μαι μαιοσ μαιου svibanj
   พ_ค พฤษภาคม مايو أيار ماي מאי मई травень тра мај maig maijs geguze مه`,
  `june jun junio juin juni junho giugno giu czerwiec czerwca cze cvn cerven cervna kesakuu kesa kes junius iunie iun haziran haz
   июн июнь июня ιουν ιουνιοσ ιουνιου lipanj juuni
   มิ_ย มิถุนายน يونيو حزيران جوان יוני जून червень чер јун юни birzelis juny xuno junij junijs junie ژوئن`,
  `july jul julio juil juillet juli julho luglio lug lipiec lipca lip cvc cervenec cervence heinakuu heina hei julius iulie iul
   temmuz tem июл июль июля ιουλ ιουλιοσ ιουλιου juuli
   ก_ค กรกฎาคม يوليو تموز جويلية יולי जुलाई липень лип јул юли liepa juliol xullo julij julijs julie julai ژوئیه`,
  `august aug aout aou agosto ago augustus sierpien sierpnia sie srp srpen srpna elokuu elo augusztus agustos agu agustus ags agt
   augusti agust август авг августа αυγ αυγουστοσ αυγουστου kolovoz
   ส_ค สิงหาคม أغسطس آب أوت אוגוסט अगस्त серпень сер rugpjutis avgust augusts agost agosti ogos اوت`,
  `september sep sept septiembre setiembre septembre setembro set settembre septembrie wrzesien wrzesnia wrz zar zari syyskuu
   syys syy szeptember szept eylul eyl сен сентябрь сентября сент σεπ σεπτ σεπτεμβριοσ σεπτεμβριου rujan
   ก_ย กันยายน سبتمبر أيلول ספטמבר सितंबर вересень вер септембар септември rugsejis septembar setembre septembris septemba سپتامبر`,
  `october oct octubre octobre oktober okt outubro out ottobre ott pazdziernik pazdziernika paz rij rijen rijna lokakuu loka lok
   octombrie ekim eki окт октябрь октября οκτ οκτωβριοσ οκτωβριου oktobar oktoober
   ต_ค ตุลาคม أكتوبر تشرين_الأول אוקטובר अक्टूबर жовтень жов октобар октомври spalis oktobris oktoba اکتبر`,
  `november nov noviembre novembre novembro listopad lis listopada marraskuu marras noiembrie noi kasim kas nopember нояб ноя
   ноябрь ноября νοε νοεμ νοεμβριοσ νοεμβριου studeni
   พ_ย พฤศจิกายน نوفمبر تشرين_الثاني נובמבר नवंबर листопад лис новембар ноември lapkritis novembar novembris novemba نوامبر`,
  `december dec diciembre dic decembre dezember dez dezembro dicembre grudzien grudnia gru pro prosinec prosince joulukuu joulu
   jou decembrie aralik ara des desember дек декабрь декабря δεκ δεκεμβριοσ δεκεμβριου prosinac detsember
   ธ_ค ธันวาคม ديسمبر كانون_الأول דצמבר दिसंबर грудень гру децембар декември gruodis decembar decembris desembre disember desemba دسامبر`,
];

/** Croatian months, which `MONTH_NAMES` would take for others where the words are alike. */
export const CROATIAN_MONTHS: readonly string[] = [
  'sijecanj sijecnja sij',
  'veljaca veljace velj vlj',
  'ozujak ozujka ozu',
  'travanj travnja tra',
  'svibanj svibnja svi',
  'lipanj lipnja lip',
  'srpanj srpnja srp',
  'kolovoz kolovoza kol',
  'rujan rujna ruj',
  'listopad listopada lis',
  'studeni studenoga stu',
  'prosinac prosinca pro',
];
export const ONLY_CROATIAN =
  /^(ozuj?\w*|trava?nj\w*|svi|sviba?nj\w*|kol|kolovoz\w*|ruj|rujn?a\w*|stu|studen\w*)$/;

export const ROMAN_MONTHS = 'i ii iii iv v vi vii viii ix x xi xii';
export const CHINESE_MONTHS = '一 二 三 四 五 六 七 八 九 十 十一 十二';
