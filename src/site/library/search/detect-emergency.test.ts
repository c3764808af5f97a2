import { expect, test } from 'vitest'

import { illness } from '../../testing/sample-content.ts'
import { detectEmergency } from './detect-emergency.ts'

const stroke = illness({
  illness_name: 'Stroke',
  short_summary: 'An emergency: call 108 at once.',
  when_to_get_help:
    'Call 108 at once if one side of the face droops, or speech is slurred\nNote the time',
})
const bleeding = illness({
  illness_name: 'Subarachnoid Haemorrhage',
  short_summary: 'An emergency: call 108.',
  when_to_get_help: 'Call 108 at once for a sudden headache that is the worst of your life',
})
const epilepsy = illness({
  illness_name: 'Epilepsy',
  tags: ['fits'],
  when_to_get_help:
    'Call 108 at once if a seizure lasts for more than five minutes\nSee a doctor if seizures change',
})
const concussion = illness({
  illness_name: 'Concussion',
  tags: ['head injury'],
  when_to_get_help: 'Call 108 at once if a person cannot be woken after a blow to the head',
})
const library = [stroke, bleeding, epilepsy, concussion]

test.for([
  ['sudden weakness of one side', 'Stroke'],
  ['one sided weakness', 'Stroke'],
  ['left arm suddenly weak', 'Stroke'],
  ['face drooping', 'Stroke'],
  ['years of bp and now face drooping', 'Stroke'],
  ['bp 202 face drooping', 'Stroke'],
  ['నాన్న ముఖం ఒక వైపు వాలిపోయింది', 'Stroke'],
  ['పదేళ్లుగా షుగర్ ఉంది, ఇప్పుడు మూతి వంకర పోయింది', 'Stroke'],
  ['doing yoga since years, now cannot speak', 'Stroke'],
  ['pakshavatam vachindi em medicine ivvali', 'Stroke'],
  ['suddenly cannot speak english properly', 'Stroke'],
  ['lakwa maar gaya', 'Stroke'],
  ['muh sunn ho gaya', 'Stroke'],
  ['baye haath mein kamzori', 'Stroke'],
  ['लकवा मार गया', 'Stroke'],
  ['lakwa maar diya', 'Stroke'],
  ['paralysis maar gaya', 'Stroke'],
  ['lakwa lag gaya dawa kya de', 'Stroke'],
  ['మాట పడిపోయింది మరి ఏం చేయాలి', 'Stroke'],
  ['amma ki moothi vankara mari em cheyali', 'Stroke'],
  ['mother fell in market face drooping', 'Stroke'],
  ['maradalu ki paksavatam vachindi', 'Stroke'],
  ['got up from sleep in the morning and left side not moving', 'Stroke'],
  ['ఎడమ చెయ్యి ఎత్తలేకపోతున్నారు', 'Stroke'],
  ['after his marriage function face suddenly drooping', 'Stroke'],
  ['after wedding dinner father cannot speak', 'Stroke'],
  ['marriage function lo mother mouth bent', 'Stroke'],
  ['driving lo unnapudu mata raledu', 'Stroke'],
  ['పక్షవాతం మందులు వాడుతున్నాడు ఇప్పుడు మాట రావడం లేదు', 'Stroke'],
  ['woke with right side numb', 'Stroke'],
  ['पति सुबह उठे तो बायां हाथ नहीं उठ रहा', 'Stroke'],
  ['cannot speak since this morning suddenly slurred speech', 'Stroke'],
  ['మాట పడిపోయింది', 'Stroke'],
  ['noru vankara poyindi', 'Stroke'],
  ['muh tedha', 'Stroke'],
  ['pakshavatham', 'Stroke'],
  ['cannot speak or eat since morning', 'Stroke'],
  ['mukham oka vaipuki jarigindi', 'Stroke'],
  ['kudi cheyyi balam poyindi', 'Stroke'],
  ['hand and leg paralysis', 'Stroke'],
  ['స్ట్రోక్ వచ్చింది', 'Stroke'],
  ['paralysis ayyindi em cheyali', 'Stroke'],
  ['worst headache of my life', 'Subarachnoid Haemorrhage'],
  ['ఎప్పుడూ లేనంత తలనొప్పి', 'Subarachnoid Haemorrhage'],
  ['తీవ్రమైన తలనొప్పి, వాంతులు', 'Subarachnoid Haemorrhage'],
  ['baby jerking, eyes rolled up', 'Epilepsy'],
  ['నోట్లో నురగ, ఒళ్ళంతా కొట్టుకుంటోంది', 'Epilepsy'],
  ['ఫిట్స్ ఐదు నిమిషాలు దాటింది', 'Epilepsy'],
  ['sudden severe headache', 'Subarachnoid Haemorrhage'],
  ['a fit that does not stop', 'Epilepsy'],
  ["fits won't stop", 'Epilepsy'],
  ['ఫిట్స్ ఆగడం లేదు', 'Epilepsy'],
  ['ఫిట్స్ ఆగకుండా వస్తున్నాయి', 'Epilepsy'],
  ['seizure for ten minutes', 'Epilepsy'],
  ['fell and hit his head', 'Concussion'],
  ['thalaki debba thagilindi', 'Concussion'],
  ['सिर पर चोट', 'Concussion'],
  ['chhat se gir gayi, sir pe chot', 'Concussion'],
  ['सिर फट रहा है', 'Concussion'],
  ['blood from the ear after an accident', 'Concussion'],
  ['కింద పడ్డాడు, మగతగా ఉన్నాడు', 'Concussion'],
] as const)('%s is an emergency, and the advice comes from %s', ([query, name]) => {
  const emergency = detectEmergency(query, library)
  expect(emergency?.illness?.illness_name).toBe(name)
  expect(emergency?.sentence).toMatch(/^Call 108/)
})

test.for([
  'stroke',
  'husband cannot speak english well marriage',
  'naku hindi matladadam radu',
  'wife not talking to me',
  'face yoga for drooping',
  'pakshavatam medicine',
  'పక్షవాతం మందు',
  'lakwa ki tablet',
  'head bath after fever can or not',
  'face went crooked years ago, now which exercises',
  'stroke exercises',
  'weakness after stroke',
  'father had paralysis 2 years ago, exercises',
  'can a person with fits get married',
  'పెళ్లి తర్వాత ఫిట్స్ మందులు',
  'लकवे का इलाज',
  'papa ko do saal pehle lakwa maar gaya tha',
  'got paralysis in 2019, now hand is tight',
  'pakshavatam vachina vallu em tinali',
  'పక్షవాతం చికిత్సకు ఖర్చు ఎంత',
  'పక్షవాతం వచ్చిన వారికి వ్యాయామాలు',
  'fits since childhood, can i stop tablets',
  'చిన్నప్పుడు ఫిట్స్ వచ్చేవి',
  'fits unna vallu bandi nadapocha',
  'sleepy after fits tablets',
  'head injury clinic',
  'pani ottidi tho tala pagilipotondi',
  'suicide headache meaning',
  'i want to live a normal life',
  'current shock pain in face',
  'fits',
  'old fits patient, when to stop tablets',
  'mild headache every evening',
  'sleep paralysis',
  'speech therapy, he cannot speak clearly',
  'neck pulled to one side',
  // Everyday words that sound like a sign in another language.
  'father has headache',
  'girl head pain',
  'fits hospital in hyderabad',
  'fever hospital',
  'chocolate migraine',
  'phone number for face pain',
  'weakness bhayam',
  'పాదాల మంటలు, తల నొప్పి',
  'numb fingers at night',
  'head spinning',
  'తల తిరగడం',
  'talanoppi',
  'sir my mother not getting sleep',
  'painkillers every day but head still hurts',
  'గురక పెడుతూ మధ్యలో ఊపిరి ఆగిపోతోంది',
  '',
])('%j is no emergency', (query) => {
  expect(detectEmergency(query, library)).toBeNull()
})

test.for([
  'జ్వరంతో మెడ బిగుసుకుంది',
  'మాత్రలు ఎక్కువగా మింగేసింది',
  'matralu anni okesari vesukunnadu',
  'elukala mandu tagindi',
  'బతకాలని లేదు',
  'lips turning blue',
  'choking on food',
  'dimag ki nas phat gayi',
  'बुखार है होश में नहीं',
  'గుటక వేయలేకపోతున్నాడు',
  'suddenly cannot understand us',
])('%s is an emergency, whatever the clinic has written about it', (query) => {
  expect(detectEmergency(query, [])).not.toBeNull()
})

test('a query is an emergency even if the clinic has written nothing about it', () => {
  expect(detectEmergency('worst headache of my life', [])).toEqual({
    sentence: null,
    illness: null,
  })
})
