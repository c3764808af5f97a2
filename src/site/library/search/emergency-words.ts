/**
 * The words of emergencies: what, where, how suddenly. '*' stands for any letters at the start or
 * end of a word, and two adjacent words of a query may be one here ('onesecond'). Telugu and Hindi
 * are in Latin letters, once: other spellings of the same sound, and their own scripts, match too.
 * Not reviewed by a native speaker.
 */
export const SUDDEN =
  'sudden* abrupt* achanak* akas* hatat* okkasari* unnattund* vunnattund* onesecond ekdam اچانک'
/** It is happening now. */
export const NOW = `${SUDDEN} now today justnow ippud* abhi aaj padrah* horah*`
/** It has just started: such a query does not ask how to live with it. */
export const STRUCK =
  'laggaya laggayi margaya margayi mardiya hogaya hogayi padgaya padgayi agaya arahe vachi vachindi vaccindi vaches* vachay* padipoy* poyindi struck came'
export const ACUTE = `${NOW} morning hour* minute* started subahse`

export const NOT =
  'not no cannot cant couldnt wont unable doesnt isnt without lost loss gone stop stopped stuck block* *ledu *leka* *alev* nahi nahin nhi nai band ruk* agipo* نہیں بند never *leru'
export const LOST = `${NOT} vanish* disappear* padipo* poyind* poind* chachu* black blind*`

/** 'Just now' as it is written: 'now' alone is used years later, too. */
export const JUST_NOW = `ippude ipude justnow rightnow abhiabhi ఇప్పుడే अभीअभी`
export const AT_PRESENT = 'now ippudu ఇప్పుడు abhi अभी'
/** Not yet, as of a child's first words. */
export const TILL_NOW = 'tillnow untilnow abhitak अभीतक'
/**
 * Words of the distant past, and of reading up on a subject: compared as they are written, each in
 * its own script. By their sound 'market' and 'maar gaya' were a marriage, and a stroke had no
 * card.
 */
export const LONG_PAST =
  'years months weeks yearsago yearago recover* rehabilitation afterstroke afterparalysis afterviral rojulug* rojulanu* yedadi* ellu yella* yendla* samvatsar* nelal* saal* mahin* రోజులుగా రోజులనుంచి ఏళ్ల* ఏళ్ళ* *ేళ్ల* *ేళ్ళ* ఏడాది* సంవత్సర* నెలల* साल* महीन* سال مہینے مہینوں'
export const READING =
  'difference project meaning eat diet food exercis* physio* therap* prevent* avoid* risk* hereditary cost test tests licen* planning training grow* vyayam* jagratt* rakunda mandulu mandula kasrat bachav bachao bache bachne bachen dawa* dava ilaj ilaaj parhez yogafor massagefor creamfor వ్యాయామ* జాగ్రత్త* రాకుండా మందులు ఆహారం व्यायाम कसरत बचाव बचें बचने दवा* इलाज परहेज ورزش علاج دوا پرہیز'
/** Asked about by people who live with an illness; a symptom may begin at each of them. */
export const OCCASIONS =
  'drive driving marry married marriage wedding pelli shaadi shadi పెళ్లి* పెళ్ళి* शादी شادی'

export const SLEEP = 'sleep* asleep snor* night nidra* neend* dream* onwaking apnea gurak* kharrat*'

export const HEAD = 'head tala talak* talap* talam* sir sirp* sar sarp* skull'
export const HEADACHE = `headach* migraine talanop* sirdard sardard ${HEAD}`
export const MOUTH = 'mouth lip* smile noru nooru muti muh munh'
export const FACE = `${MOUTH} face mukham chehra منہ`
export const CROOKED =
  'droop* fall* fell bent bend* crook* twist* sag* gone weak* paraly* numb* vankar* tedh* padipo* jaripo* latak* ٹیڑھا pull* deviat* drool* tirch* sunn'
export const SIDE =
  'side sided left right half oneside vaip* vypu pakk* kudi edam* taraf adha dahin* daya* baya* sagam'
export const LIMB =
  'arm* leg* limb* hand* foot kalu cheyi chey chetul* cheti hath hathpair pair paon tang* ہاتھ'
export const BODY = `${LIMB} body sarir* deham`
export const WEAK = 'weak* paraly* power lakw* kamjor* balahin* padipo* chachu*'
/** Abilities that a limb has lost. */
export const MOVES =
  'work* mov* lift* rais* power feel* stand* walk* उठ* pani* raav* kada* ett* lep* kaam hil* uth* chal* etta* swadhin* hold control cheyat* kadil*'
export const LIMB_GONE = 'jaripo* eeduc* drag* paraly* padipo* chachu* dead swadhin* drop*'
export const NUMB = 'numb* sunn spars*'

export const SPEECH =
  'speech speak* talk* word* tongue mata matalu matlad* naluka bol* bat baatnahi baatbhi baatkar* baats* zuban zaban awaz زبان voice'
/** What a healthy person may be unable to speak. */
export const LANGUAGE = 'english inglis* hindi telugu tamil urdu kannada language bhash*'
export const SPEECH_GONE =
  'slur* drunk gone jumbl* nonsense tadabad* mudda* natti* padipo* ladkhad* tutla* thick*'
export const SIGHT =
  'sight vision eyesight see seeing blind* chupu chup kanip* kanap* dikh* nazar roshni saw'
export const EYES = `${SIGHT} eye* kallu kannu ankh*`

export const PARALYSIS = 'pakshavat* pakshapat* lakw* falij falaj فالج'
export const FIT =
  'fit fits fitsu seiz* siez* convuls* epilep* murcha mirgi daur* jhatke مرگی دورہ vayi'
export const WORSE_FIT =
  'pahali pahli nile again repeat* another back continu* after lasting long* minute* hour* nonstop malli barbar first modati* pehli now going pregnan* garb* injur* hit water blue foam unconscious* behosh* spruh* hosh* drows* collaps* started just tarachu varasaga bleed*'
export const STOPS = 'stop* control* agad* agat* tagg* ruk*'

export const WOKEN =
  'wak* woke* respon* conscious* sense* lev* lep* kadal* spruh* hosh* jag* ہوش uth* smarak* lech*'
export const UNCONSCIOUS =
  'unconscious* unresponsive coma blackedout collaps* behosh* kolpo* بےہوش spruh* passedout'
export const HURT =
  'pagil* tagili jarip* injur* hit blow hurt bang* fell fall* accident crash* debba chot gayam* phat* gir* padipoy* چوٹ padda* slip*'
export const AFTER_HURT =
  'vomit* drows* sleepy nidrapo* confus* nonsense unconscious* bleed* fit fits seiz* vant* ulti behosh* khun thinner* raktam'

export const BREATH = 'breat* oopir* swas* sans dam dammu swallow* ming* nigal*'
export const HARD =
  'difficult* trouble struggl* hard stuck gasp* short* problem suffocat* adadam* ibbandi kasht* takleef dikkat ghut* phool* ayasam'

export const FEVER = 'fever fevor temperature jvaram bukhar'
export const NECK = 'neck meda gardan'
export const STIFF = 'stiff* rigid catch bigu* akad* akd* jakad* patt*'
export const DULL =
  'confus* drows* mattu* lethargic unconscious* nonsense behosh* spruh* hosh* delir* masak*'

export const URINE = 'urin* pee mutram bladder peshab toilet motion'
export const BACK = 'back spine waist nadum* kamar vennu peeth'

export const CHEST = 'chest heart gunde* chathi sina seene dil سینے'
export const PAIN =
  'pain* pane ache* noppi dard attack heav* pressure tight* manta daura درد squeez* crush*'

export const POISON =
  'poison* pesticid* insecticid* phenyl acid kerosene purugul* visham zehar jeher kitnashak rat زہر zahar vish bleach harpic'
export const TABLETS = 'tablet* pill* medicine* matra* goli* dawa capsule*'
export const TOOK =
  'took taken drank drunk swallow* ate eaten gulp* consum* thaag* ming* tin* kha* pi piya pili had drink*'
export const TOO_MANY =
  'toomany guppedu mottham dabba handful bottle fist* lot* all whole strip* extra ekkuva zyada bahut 10 15 20 25 30 40 50 chala anni sari many'
export const SNAKE = 'snake* cobra pamu sanp saap saamp'
export const BITES = 'bit* kaat* karic* das*'

export const DIZZY = 'giddi* dizz* vertigo reel* tirug* tirig* chakkar balance spin*'
export const SEVERE = 'worst severe terribl* heavy extreme* viparit* tez horribl* bayankar*'
export const WORST =
  'worst unlike* aninstant thunderclap dhamak* explod* bomb blast burst* unbearabl* barinch* asahan* bardash* unconscious* faint* confus* phat* tattuk*'

export const PREGNANT = 'pregnan* garb*'
