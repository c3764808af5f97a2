import {
  AFTER_HURT,
  BACK,
  BITES,
  BODY,
  BREATH,
  CHEST,
  CROOKED,
  DENIED,
  DIZZY,
  DULL,
  EYES,
  FACE,
  FEVER,
  FIT,
  FIT_SIGNS,
  HARD,
  HEAD,
  HEADACHE,
  HURT,
  JERKS,
  LANGUAGE,
  LIMB,
  LIMB_GONE,
  LOST,
  MOUTH,
  MOVES,
  NECK,
  NO_FIT,
  NOT,
  NUMB,
  ONSET,
  PAIN,
  PARALYSIS,
  POISON,
  SEVERE,
  SIDE,
  SIGHT,
  SLEEP,
  SNAKE,
  SPEECH,
  SPEECH_GONE,
  STIFF,
  STOPS,
  STROKES,
  STRUCK,
  SUDDEN,
  SWALLOWED,
  TABLETS,
  TOOK,
  TOO_MANY,
  UNCONSCIOUS,
  UNDERWAY,
  URINE,
  WEAK,
  WOKEN,
  WORSE_FIT,
  WORST,
} from './emergency-words.ts'

/** The signs of an urgent query: a word of each line, in any order and script. */
export interface EmergencySign {
  all: readonly string[]
  /** The words of the clinic's own sentence about it. */
  about: string
  /** Any of these words makes it another subject. */
  unless?: string
  /**
   * Not urgent if the query is about the distant past, or about reading up on a subject. Where a
   * symptom began ('at the wedding') is no such subject; whether an illness will come is one.
   */
  calm?: 'long-past' | 'symptom' | 'reading' | 'illness' | 'habit' | 'kind'
}

const STROKE = 'stroke face arm weak speech'
const WORST_HEADACHE = 'haemorrhage headache sudden worst'
const MENINGITIS = 'meningitis fever stiff'
const SEIZURE = 'seizure fits epilepsy'
const WAKE = 'wake faint unconscious'
const INJURY = 'head injury blow concussion'
const BREATHING = 'trouble breathing swallow'
const HARM = 'harming'
/** A clinic that treats bites and poisoning would mention them. */
const VENOM = 'poison venom'

/** The first match counts. */
export const EMERGENCY_SIGNS: readonly EmergencySign[] = [
  {
    all: [
      'suicid* killmyself ifidie killhimself killherself harmmyself hurtmyself endmylife atmahatya* kudkusi* urivesuk* uresuk* chachipotan* خودکشی',
    ],
    about: HARM,
    // What a name means.
    unless: 'headachemeaning',
  },
  {
    all: [
      'die live living life jeena jeene jine jina marjana marjaana marjau* زندہ chani* chava* chachipov* bratak* batak* marna jina',
      'want* end *alani* chaht* nouse noreason nopoint chah* چاہ* wish*',
    ],
    about: HARM,
    unless: 'normal endof',
  },
  { all: [POISON, TOOK], about: VENOM },
  { all: ['overdos*'], about: VENOM },
  {
    all: [`${TABLETS} *zolam *zepam paracetamol`, TOOK, TOO_MANY],
    about: VENOM,
    unless: 'headache* how',
    calm: 'kind',
  },
  {
    all: [`${TABLETS} battery coin bottle`, SWALLOWED],
    about: VENOM,
    unless: 'forgot* missed bhool* marchi*',
  },
  {
    all: [
      'marne marna marjau chavali chachipota* sadavu* مرنے مرنا jeene jine',
      'mann man dil icha ichcha anipist* feel* thought* دل',
    ],
    about: HARM,
  },
  { all: [SNAKE, BITES], about: VENOM },
  {
    all: [`${CHEST} gundepotu*`, `${PAIN} gundepotu*`],
    about: 'chest pain',
    unless: SLEEP,
    calm: 'reading',
  },
  { all: [FEVER, NECK, `${STIFF} ${NOT} vomit* vant* rash`], about: MENINGITIS },
  { all: [FEVER, DULL], about: MENINGITIS },
  {
    all: [FEVER, `${HEADACHE} purple lighthurt*`, 'rash spots purple lighthurt* machal* dane'],
    about: MENINGITIS,
    calm: 'reading',
  },
  {
    all: [HEAD, HURT],
    about: INJURY,
    unless: 'oldhead asleep return* hurts hitting banging injuryclinic *gilipotondi',
    calm: 'long-past',
  },
  { all: [HURT, AFTER_HURT], about: INJURY, unless: 'asleep fallasleep hairfall', calm: 'symptom' },
  {
    all: [HURT, 'ear nose chevi mukk* kaan naak', 'blood bleed* water fluid rakt* khun'],
    about: INJURY,
    calm: 'reading',
  },
  {
    all: ['current* karent* electric* bijli', 'shock shak jhatka'],
    about: WAKE,
    unless: `${FACE} like feeling sensation jaisa jaise jaisi tarah lanti lantidi jaw cheek teeth tooth gum* gaal chempa* davada* dant* neck meda spine`,
    calm: 'reading',
  },
  { all: [DIZZY, 'double renduga dodo speech slur* weak*'], about: STROKE, calm: 'reading' },
  { all: [DIZZY, SUDDEN, `${SEVERE} ${NOT}`], about: STROKE },
  {
    all: [HEADACHE, `${SUDDEN} ${WORST}`],
    about: WORST_HEADACHE,
    unless: 'balm tension',
    calm: 'long-past',
  },
  {
    all: [HEADACHE, SEVERE, 'vomit* vant* ulti drows* stiff'],
    about: WORST_HEADACHE,
    calm: 'long-past',
  },
  {
    all: [UNCONSCIOUS],
    about: WAKE,
    unless: 'ago morning school mind notunconscious behoshnahi spruhatappaledu',
    calm: 'kind',
  },
  {
    all: [NOT, WOKEN],
    about: WAKE,
    unless: `morning early school college poddun* subah ${SLEEP} ${SIDE} ${LIMB} ${FIT} nemmadi*`,
  },
  { all: [NOT, 'palakat* palakad* teravat* teravad* openingeyes'], about: WAKE, unless: SLEEP },
  { all: [NOT, EYES, 'khol* open* terav*'], about: WAKE, unless: SLEEP },
  { all: [FIT, DENIED, STOPS], about: SEIZURE, unless: 'ago old' },
  { all: [FIT, 'agakund* taggakund*'], about: SEIZURE },
  {
    all: [FIT, UNDERWAY],
    about: SEIZURE,
    unless: `old grown ${NO_FIT} unna unnav* unnaammayi yanahi yanahin yanhin dil heart`,
    calm: 'habit',
  },
  {
    all: [FIT, STRUCK],
    about: SEIZURE,
    unless: 'old tablet* medicine* goli* matra* grown',
    calm: 'illness',
  },
  {
    all: [FIT, `${WORSE_FIT} ${NOT} agal* taggatl*`],
    about: SEIZURE,
    unless: `old tablet* medicine* goli* matra* yanahi yanahin yanhin ${NO_FIT}`,
    calm: 'illness',
  },
  { all: [JERKS, FIT_SIGNS], about: SEIZURE, unless: SLEEP, calm: 'reading' },
  {
    all: [
      'foam* froth* nurug* nurag* jhag جھاگ',
      `${MOUTH} fell padipo* gir* coming came notlo* nutlo* teeth pallu dant* منہ`,
    ],
    about: SEIZURE,
    unless: SLEEP,
    calm: 'kind',
  },
  {
    all: ['teles* telavesi* telivesi* eyesroll* rolledeyes eyesgone eyesup paikitip*'],
    about: SEIZURE,
    unless: SLEEP,
    calm: 'kind',
  },
  {
    all: ['eye* kallu ankh* aankh*', 'paiki upar* ulat* palat* roll*'],
    about: SEIZURE,
    unless: `${SLEEP} ${PAIN}`,
    calm: 'symptom',
  },
  {
    all: ['bigusukupo* akadgay* akargay*'],
    about: SEIZURE,
    unless: `${SLEEP} ${NECK} ${BACK} morning subah`,
    calm: 'symptom',
  },
  {
    all: ['gurtup* recogni* pehchan* pahchan* pahachan*', NOT, `${SUDDEN} ${DULL} ${FEVER}`],
    about: STROKE,
    calm: 'symptom',
  },
  {
    all: [
      'fell fall* padda* padipo* gir gira giri girg* gaya',
      'terrace roof height floor balcony daba* dabaa* midda* chhat',
    ],
    about: INJURY,
    unless: 'asleep',
    calm: 'long-past',
  },
  {
    all: [
      FEVER,
      `${FIT} jerk* kottuk*`,
      'baby babu babuk* papa papak* bach* child* son daughter infant kid boy girl high 103 104 pilla* bete beti',
    ],
    about: SEIZURE,
    calm: 'habit',
  },
  {
    all: [
      'jerk* kottuk* phadak* tannuk* convuls*',
      'hand* cheti chetul* cheyi hath',
      'leg* kalu kallu pair*',
    ],
    about: SEIZURE,
    unless: SLEEP,
    calm: 'symptom',
  },
  {
    all: [
      'brain medadu* dimag',
      'hemor* bleed* burst* clot rakta* chitl* phat phati phatn* phatg*',
    ],
    about: WORST_HEADACHE,
    calm: 'illness',
  },
  { all: [FACE, CROOKED], about: STROKE, calm: 'symptom' },
  {
    all: [FACE, SIDE, 'jarig* vangi* lages* tirigipo* down'],
    about: STROKE,
    calm: 'symptom',
  },
  { all: [MOUTH, SIDE], about: STROKE, unless: 'ulcer* pain noppi dard', calm: 'symptom' },
  { all: ['slur*'], about: STROKE, calm: 'symptom' },
  {
    all: [SPEECH, `${SPEECH_GONE} ${NOT}`],
    about: STROKE,
    unless: `${SLEEP} ${LANGUAGE} child* baby son stammer* delay* late der pilla* bach* talkingto speakingto`,
    calm: 'symptom',
  },
  { all: [SUDDEN, `${SPEECH} ${EYES} voice`], about: 'stroke sight speech', unless: SLEEP },
  {
    all: [SIGHT, LOST],
    about: 'stroke sight',
    unless: `${SLEEP} people things manush* leni log woh`,
    calm: 'reading',
  },
  { all: [SIDE, WEAK], about: STROKE, unless: 'sleepparaly* eye* neck', calm: 'symptom' },
  {
    all: [SIDE, `${BODY} ${SIDE}`, NOT, MOVES],
    about: STROKE,
    unless: 'turn* bed asleep',
    calm: 'symptom',
  },
  {
    all: [BODY, NOT, MOVES],
    about: STROKE,
    unless: 'shoulder frozen fractur* sleep* nidra* neend* still undalek* handpain armpain legpain',
    calm: 'symptom',
  },
  // The illness, not its verb: 'paralysis in 2019, now hand is tight' is of the past.
  {
    all: [LIMB, 'paralysis'],
    about: STROKE,
    unless: 'sleepparaly*',
    calm: 'reading',
  },
  {
    all: [LIMB, LIMB_GONE],
    about: STROKE,
    unless: 'tirig* tirug* eye* things vastuvul* samanl*',
    calm: 'symptom',
  },
  { all: ['half adha oneside leftside rightside ektaraf', NUMB], about: STROKE, calm: 'symptom' },
  {
    all: [
      SUDDEN,
      `${BODY} ${WEAK} ${NUMB} confus* nonsense understand* recogni* hold balance walk* nadav* chalnahi* chalpa* gurtup* pehchan* pahchan* pahachan* dark droop* ${SIDE}`,
    ],
    about: STROKE,
    unless: `${SLEEP} jerk* tremor* shak* twitch*`,
  },
  {
    all: [`${PARALYSIS} brainstroke brainattack strokeattack`],
    about: STROKE,
    // A wish for medicine alone: it is another matter if it has just struck, as below.
    unless: `tarvat* taruvat* taggaka baad بعد ${TABLETS} mandu* treatment ayurved*`,
    calm: 'illness',
  },
  {
    all: [STROKES, ONSET],
    about: STROKE,
    calm: 'illness',
  },
  { all: [URINE, `${BACK} ${WEAK} ${NUMB}`, NOT], about: 'cord' },
  {
    all: [BACK, 'nofeel* feelanything sensation spars*', NOT],
    about: 'cord',
    unless: SLEEP,
    calm: 'symptom',
  },
  {
    all: [`${BACK} ${NECK}`, 'injur* accident fall* kindapad* debba gir', NOT, MOVES],
    about: 'cord',
    calm: 'long-past',
  },
  // A weakness that climbs.
  {
    all: [
      'leg* kalu kalla kalal* padal* pair*',
      'chachub* chachup* weak* balahin* kamjor* numb tingl* timmir*',
      'climbing spread* goingup handsalso nowhands nowarms pakut* pakind* paiki chetulaki uparchadh',
    ],
    about: 'cord',
    unless: 'stairs',
    calm: 'symptom',
  },
  {
    all: ['lip* pedav* pedal* honth* hont* turning turned', 'blu* nila* nile'],
    about: BREATHING,
    calm: 'reading',
  },
  { all: ['breathles*'], about: BREATHING, unless: `${SLEEP} stairs exercis*`, calm: 'symptom' },
  { all: ['ambulanc* ambulens*'], about: WAKE, unless: 'coverambul*', calm: 'reading' },
  { all: ['chok choke* choki*'], about: BREATHING, unless: SLEEP },
  {
    all: ['throat gontu* gale gala گلے', 'stuck atak* irukk* phans* phas* پھنس'],
    about: BREATHING,
  },
  {
    all: [BREATH, `${NOT} ${HARD}`],
    about: BREATHING,
    unless: `climb* swallowingtablet* swallowtablet* ${SLEEP} exercis*`,
  },
]

/** Topics with an emergency card, by words that alone are not urgent. */
export const TOPICS: readonly EmergencySign[] = [
  { all: [FIT], about: SEIZURE },
  {
    all: [STROKES],
    about: STROKE,
    unless: SLEEP,
  },
  { all: [HEAD, HURT], about: INJURY },
]
