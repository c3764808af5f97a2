/**
 * The words of emergencies: what, where, how suddenly. '*' stands for any letters at the start or
 * end of a word, and two adjacent words of a query may be one here ('onesecond'). Telugu and Hindi
 * are in Latin letters, once: other spellings of the same sound, and their own scripts, match too.
 * Not reviewed by a native speaker.
 */
export const SUDDEN =
  'sudden* abrupt* achanak* akas* hatat* okkasari* unnattund* vunnattund* onesecond ekdam sadan* اچانک'
/** It is happening now. */
export const NOW = `${SUDDEN} now today justnow ippud* abhi aaj padrah* horah*`
/** It has just started: such a query does not ask how to live with it. */
export const STRUCK =
  'laggaya laggayi margaya margayi mardiya hogaya hogayi padgaya padgayi agaya arahe vachi vachindi vachesi* vachesa* vachay* padipoy* poyindi vachinatl* struck came'
export const ACUTE = `${NOW} morning hour* minute* started subahse`

/** Denials, without words for something that stopped by itself. */
export const DENIED =
  'not no cannot cant couldnt wont unable doesnt isnt didnt without *ledu *leka* *alev* nahi nahin nhi nai نہیں never *leru *ledhu nothing'
export const NOT = `${DENIED} loss gone stop stuck block* band ruk* agipo* بند`
export const LOST = `${NOT} vanish* disappear* padipo* poyind* poind* chachu* black blind*`

/** 'Just now' as it is written: 'now' alone is used years later, too. */
export const JUST_NOW =
  'ippude ipude justnow rightnow abhiabhi today aaj sincemorning thismorning againcame againcoming mallivachi* mallivachay* mallivastunn*'
export const AT_PRESENT = 'now ippudu abhi having vastunnay* अभी'
/** Not yet, as of a child's first words. */
export const TILL_NOW = 'tillnow untilnow abhitak'
/**
 * Words of the distant past, and of reading up on a subject: compared as they are written, only
 * long ones also by the sound of another script. By sound 'market' and 'maar gaya' were a marriage,
 * and a stroke had no card.
 */
export const LONG_PAST =
  '1year oneyear bachpan* lastmonth years months weeks yearago lastweek monthago monthback yearback weekago weekback kritam gata pichle pichhle క్రితం గత पिछले recover* rehab* afterstroke afterparalysis afterviral rojulug* rojulanu* yedadi* edadi* ellu yella* yendla* samvatsar* nelal* saal* mahin* childhood chinnapp* chinnatan* vachevi ఏళ్ల* ఏళ్ళ* *ేళ్ల* *ేళ్ళ* साल* سال مہینے مہینوں'
export const READING =
  'charji* discharge difference project meaning exercis* physio* therap* prevent* avoid* risk* hereditary cost test tests licen* planning training grow* vyayam* jagratt* rakunda mandulu mandula kasrat bachav bachao bache bachne bachen dawa* dava ilaj ilaaj parhez yogafor massagefor creamfor kharchu fee fees chikits* दवा* इलाज ورزش علاج دوا پرہیز'
/** The same about meals, but a patient with a stroke often cannot eat. */
export const MEALS = 'eat diet food tinali tinala tinava* tinaku* aharam'
/** What an illness is, and what becomes of those who have it: nobody asks so while it strikes. */
export const ABOUT =
  'treatment surgery scared afraid worried worry fear* bhaya* darr dar डर ڈر taggutunda* nayam* hoskta hosakta علامات وجہ علاج whatis whatare kyahota kyahoti kyahai kyahe kyahain ante antey matlab arth means reason* cause* why kyon* kyu* enduku yenduku lakshan* signsof symptoms cure* genetic tested checkup chance chances died expired passedaway chanipoyar* chanipoyad* chanipoyind* guzar mrityu plan planche* cani canwe అంటే ఎందుకు क्यों मतलब क्याता कیوں کیا ہوتا'
/** Nothing has happened yet. */
export const HYPOTHETICAL =
  'whencan doyou padeto aayeto पड़ेतो आएतो होतो پڑےتو whatif ifsome* ifanyone ifa ifperson ifpatient incase vaste vasthe padite agar aajaye ajaye వస్తే పడితే अगर आजाए पड़जाए اگر'
/** How often fits come, and what is taken for them. */
export const HABIT =
  'daily mandu* everyday every* sometimes often roju rojuki nelaki prati har kabhikabhi appudappudu tablet* medicine* goli* matra* dawai రోజూ ప్రతి మాత్ర* హర్ हर रोज कभी दवाई'
/** Asked about by people who live with an illness; a symptom may begin at each of them. */
export const OCCASIONS =
  'drive driving marry married marriage wedding pelli nadap* shaadi shadi పెళ్లి* పెళ్ళి* शादी شادی ourfamily infamily familyhistory price charges precaution*'
/** Will an illness come, to the asker too? Asked even if a relative has just had it. */
export const WILL_COME = 'ittoo onetoo alsoget iget itcome vastunda vastundaa *kuvastunda bhihoga'

/** It has begun: such a query is not about living with an illness. */
export const ONSET = `${ACUTE} ${STRUCK} got attack ayyindi having itsa`

export const SLEEP = 'sleep* snor* night nidra* neend* dream* onwaking apnea gurak* kharrat*'

export const HEAD = 'head tala talak* talap* talam* sir sirp* sar sarp* skull سر'
export const HEADACHE = `سردرد headach* migraine talanop* sirdard sardard ${HEAD}`
export const MOUTH = 'noti notl* notin* mouth lip* smile noru nooru muti muh munh'
export const FACE = `${MOUTH} face mukham* chehra mukhan* منہ`
export const CROOKED =
  'لٹک droop* fall* bent bend* crook* twist* sag* gone weak* paraly* numb numbn* vankar* valipo* tedh* padipo* jaripo* latak* ٹیڑھا pull* deviat* drool* tirch* sunn'
export const SIDE =
  'طرف side sided left right half oneside okavaip* okapakk* vaip* vypu pakk* kudi edam* taraf adha dahin* daya* baya bayan* baye* sagam'
export const LIMB =
  'پیر ٹانگ پاؤں ہاتھ arm* leg* limb* hand* foot kalu cheyi chey chetul* cheti kaliki chetiki hath hathpair pair paon tang*'
export const BODY = `${LIMB} body sarir* deham`
export const WEAK =
  'weak* paraly* power strength takat taqat balam sakti lakw* kamjor* balahin* padipo* chachu*'
/** Abilities that a limb has lost. */
export const MOVES =
  'کام اٹھ چل work* mov* strength lev* lift* raise* raising power feel* stand* walk* उठ* pani* raav* kada* ett* lep* etta* kaam hil* uth* chal* swadhin* hold control cheyat* kadil*'
export const LIMB_GONE = 'jaripo* eeduc* eedch* drag* paralysed padipo* chachu* dead swadhin* drop*'
export const NUMB = 'numb numbn* sunn spars*'

export const SPEECH =
  'بول بات speech speak* talk* word* tongue mata matalu matlad* naluka bol* bat baatnahi baatbhi baatkar* baats* zuban zaban awaz زبان voice'
/** What a healthy person may be unable to speak. */
export const LANGUAGE = 'english inglis* hindi telugu tamil urdu kannada language bhash*'
export const SPEECH_GONE =
  'ladakad* larkhar* modduba* slur* drunk gone jumbl* nonsense tadabad* mudda* natti* teda* raka padipo* ladkhad* tutla* thick* twisting'
export const SIGHT =
  'نظر دکھائی sight vision eyesight see blind* chupu chup kanip* kanap* dikh* nazar roshni saw'
export const EYES = `${SIGHT} eye* kallu kanti* kannu ankh*`

export const PARALYSIS = 'pakshavat* pakshapat* lakw* falij falaj فالج'
/** Names of a stroke; the English ones also as Telugu writes them. */
export const STROKES = `${PARALYSIS} stroke strok paralysis paralesis peralasis`
export const FIT =
  'fit fits fitsu seiz* siez* convuls* epilep* murcha mirgi daur* jhatke مرگی دورہ دورے جھٹکے vayi'
export const WORSE_FIT =
  'ippud* abhi bleed* drows* unconscious* behosh* spruh* hosh collaps* pahali pahli nile again repeat* another back continu* after lasting long* minute* hour* nonstop malli barbar first modati* pehli now going pregnan* garb* injur* hit water blue foam started just tarachu varasaga nimis* vastune*'
/** There is none. */
export const NO_FIT =
  'fitness nofit nofits noseiz* fitsledu raledu rale fitsrale* nahiaay* nahihua nahihue freeof seizurefree fitsfree'
/** It is going on, in the present of each language. */
export const UNDERWAY =
  'seizing convulsing fitting nowfits fitsnow vastun* vasto* ostun* ochinay* ochindi vachay* vacchay* vachindi padrah* padarah* aarah* arah* ayirah* horah* padgay* agay* pada padi pade aaya aayi aaye coming attack having going getting got hefit isfit kottuk* پڑا پڑ آ رہے رہا'
/** One of these and one of the next are a fit without its name. */
export const JERKS =
  'jerk* shak* shiver* stiff* kottuk* bigus* bigapat* akad* kanp* kaamp* jhatk* phadak* tannuk* convuls* vanuk* جھٹکے'
export const FIT_SIGNS =
  'fell foam* froth* nurug* nurag* jhag جھاگ teles* teliv* eyesroll* eyesgone eyesup eyesgoing paikitip* tippes* tippi* ulat* palat* clench* bigapat* bhinch* bhich* notwaking cannotwake notrespond* notanswer*'
export const STOPS = 'stop* control* agad* agat* tagg* ruk*'

export const WOKEN =
  'wak* woke* respon* answer* conscious* sense* lev* lep* kadal* spruh* meluk* hosh jag* ہوش uth* smarak* lech*'
export const UNCONSCIOUS =
  'electrocut* uncons* behosh* spruh* unresponsive coma blackedout collaps* kolpo* telivitap* بےہوش بیہوش passedout'
export const HURT =
  'girn* gire injur* hit pagil* tagili gayapad* chotlag* jarip* blow hurt bang* fall* accident crash* wound* debba chot gayam* phat gir gira* gire* giri* girt* girg* girp* padipoy* چوٹ padda paddad* paddar* paddan* slipped kindapad* kindpad* گرا گر گئی گیا'
export const AFTER_HURT =
  'pupil* قے vomit* vant* ulti ultiy* الٹیاں drows* confus* nonsense unconscious* behosh* bleed* sleepy nidrapo* fit fits seiz* khun thinner* raktam magat* sleepingtoo'

export const BREATH = 'سانس shwas* breat* oopir* swas* sans dam dammu swallow* gutak* ming* nigal*'
export const HARD =
  'difficult* trouble adak* andak* andat* adat* struggl* hard stuck gasp* short* problem suffocat* adadam* ibbandi kasht* takleef dikkat ghut* phool* ayasam'

export const FEVER = 'بخار fever fevor temperature jvara* bukhar'
export const NECK = 'گردن neck meda medalo gardan'
export const STIFF = 'اکڑ stiff* rigid catch bigu* akad* akd* jakad* patt*'
export const DULL =
  'bahki behki behak* bahak* pichi* confus* nonsense unconscious* behosh* spruh* hosh drows* mattu* magat* lethargic verysleepy notdrinking delir* masak* palavar*'

export const URINE = 'urin* pee mutr* susu bladder peshab toilet motion'
export const BACK = 'back spine waist nadum* kamar vennu peeth'

export const CHEST = 'chati* chest heart gunde* chathi sina seene dil سینے'
export const PAIN =
  'pain* pane ache* noppi dard attack heav* pressure tight* manta daura درد squeez* crush*'

export const POISON =
  'poison* pesticid* insecticid* celphos selfos sulfas salfas chuhe* phenyl acid kerosene purugul* visham zehar jeher kitnashak rat زہر zahar vish bleach harpic elukal*'
export const TABLETS = 'dawai* davai* tablet* medicine* goli* *matra* pill* dawa capsule* گولیاں'
export const TOOK =
  'khali* khaliya* khagay* piliya* کھا پی پیا pili* nigal* kha खा खाली खाई خا took taken drank drunk swallow* ate eaten gulp* consum* thaag* ming* tin* kha* pi piya pili had drink* *kundi *kunnadu'
/** Not taken as prescribed. */
export const SWALLOWED =
  'swallowed mingesa* mingesi* mingind* mingadu childate babyate sonate oldate agedate golikhali* golikhagay* गोलीखाली गोलीखा'
export const TOO_MANY =
  'زیادہ toomany bahutsar* saari sare puri poora pura strip* patta گولیاں guppedu mottham dabba handful bottle fist* lot* all whole extra ekkuva* *lanni zyada bahut 10 15 20 25 30 40 50 chala anniming* annitines* annivesu* okesari sari many'
export const SNAKE = 'سانپ snake* cobra pamu sanp saap saamp'
export const BITES = 'کاٹ bit* kaat* karic* das*'

export const DIZZY = 'giddi* dizz* vertigo reel* tirug* tirig* chakkar balance spin*'
export const SEVERE =
  'شدید worst severe terribl* heavy extreme* viparit* tez horribl* bayankar* tivra*'
export const WORST =
  'thunder* sahinch* worst unlike* aninstant dhamak* explod* bomb blast burst* unbearabl* barinch* asahan* bardash* unconscious* faint* confus* phat phata phati phatn* phatg* tattuk* lenanta'

export const PREGNANT = 'pregnan* garb*'
