/**
 * What places are called after, in the languages of the sheets: the word beside one of these belongs
 * to the name, so "Snow Hill" is no snow and "Low Moor" nothing low.
 */
export const PLACE_PARTS = new Set(
  `valley hill hills point moor moors river rivers bay cave caves city springs spring lake lakes island islands isle
  isles creek brook bridge ford road street lane park peak peaks mount mountain mountains mt fort ft port harbour harbor
  beach falls forest wood woods grove field fields farm heath mill mills cross corner corners camp crossing junction
  ranch canyon gulch butte mesa plains plain prairie meadows meadow marsh swamp desert cape head heads rock rocks ridge
  pass cliff cliffs cove sound gulf inlet landing wells well town village house hall castle church abbey green common
  ville burg berg stadt dorf bach tal wald hof thal stein felden horn spitze pen oaks oak pines pine palms trees tree
  tortugas shores shore glacier crater dam weir lock airport airfield school college station observatory lighthouse
  san santa santo sao saint sainte st ste villa puerto monte cerro sierra rio playa punta isla pueblo ciudad vista
  mont vallee lac ile baie pointe bois val col plage serra praia ilha porto vila barra morro
  upper lower north south east west northern southern eastern western new old great little big nord sud sur norte
  nouveau nouvelle vieux grand grande petit petite alto baja alta bajo obere untere ober unter neu alt bad
  one two three four five six seven eight nine ten twelve hundred thousand los las les lo`.split(
    /\s+/,
  ),
);

/** Words that say neither what was measured nor where: a capital letter makes no name of them. */
export const COMMON_WORDS = new Set(
  `morning evening night noon afternoon midday midnight am pm utc gmt hour hours hr hrs h part parts half first second
  third fourth manana tarde noche dia hora horas matin soir nuit jour heure heures midi morgen abend nacht tag stunde
  stunden mittag manha noite mattina sera notte ochtend avond uur parte partie teil deel wettest driest hottest coldest
  rate intensity count counts sum amount accumulated cumulative event events status flag quality remark remarks comment
  monthly mensual mensuel mensuelle mensal mensile monatlich monatliche maandelijks manedlig hourly weekly annual
  recorded record records observed measured reported estimated corrected adjusted raw final provisional data dataset
  table series summary report weather climate climatic climatological meteorological meteorology clima klima wetter
  deg degc degf degs mm actual obs outdoor outdoors temperature temperatures thermometer screen shade air surface dry bulb gauge rain values value reading readings
  single largest heaviest greatest maximal minimal heavy light hot cold warm cool very speed direction moisture pressure
  content stress potential equivalent duration level depth point index chill melted melt storm frequency ratio
  percentage share cover for and the of with without per by on as is are was or de del la le les des du der die das und
  et y e i a an to from over under above below between during since until before after time date year month day week
  years months days period all each every last next other new unit units degrees degree celsius fahrenheit
  millimetres millimeters inches centimetres column row note notes source station name number no nr id
  total totals mean means average averages maximum minimum highest lowest extreme extremes normal normals`.split(
    /\s+/,
  ),
);
