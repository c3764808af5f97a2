-- The sample clinic (S-70). The clinic, its people and their stories are invented; the pictures are
-- drawings made by seed/draw.ts, and come through the Storage. Runs after the migrations, as the
-- owner, and may run twice: rows that exist already are left as they are.

-- Seeding is no one's work: it leaves no lines in the activity log.
set nadi.logged = 'on';

insert into public.hospital_profile (name, about_text, mission, address, city, state, pincode,
  phone_numbers, emails, working_hours, logo_image, banner_image) values (
  'Vennela Neurology Centre',
  'Vennela Neurology Centre looks after people with conditions of the brain, nerves, movement and sleep. Our neurologists, sleep specialists, nurses and therapists work under one roof, so that tests, treatment and advice fit together and families do not have to carry messages from one place to another.

We speak Telugu, Hindi, Urdu and English, and we take time to explain. You are welcome to bring a family member, your old reports and a list of questions.

This is sample content: the clinic, its people and their stories are invented, and the pictures are illustrations.',
  'To give every person with a neurological condition clear answers, careful treatment and kindness, and to stay beside them and their family for as long as they need us.',
  'Plot 12, Moonrise Lane
Vennela Nagar, Taragiri Hills
Hyderabad, Telangana 500999',
  'Hyderabad', 'Telangana', '500999',
  array['+91 40 5550 0142', '+91 40 5550 0143'],
  array['care@example.org', 'appointments@example.org'],
  'Monday to Friday: 9:00 am to 7:00 pm
Saturday: 9:00 am to 2:00 pm
Sunday: closed
Sleep laboratory: every night, by appointment',
  '/storage/v1/object/public/hospital-profile/logo.webp',
  '/storage/v1/object/public/hospital-profile/banner.webp'
) on conflict do nothing;

insert into public.contact_information (address, phone_numbers, email_addresses, working_hours,
  appointment_booking_link, google_maps_code) values (
  'Plot 12, Moonrise Lane
Vennela Nagar, Taragiri Hills
Hyderabad, Telangana 500999',
  array['+91 40 5550 0142', '+91 40 5550 0143', '+91 40 5550 0144'],
  array['care@example.org', 'appointments@example.org'],
  'Monday to Friday: 9:00 am to 7:00 pm
Saturday: 9:00 am to 2:00 pm
Sunday: closed
Sleep laboratory: every night, by appointment',
  'https://example.org/book-an-appointment',
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d30453.6!2d78.390000!3d17.433333!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x0!2zMTfCsDI2JzAwLjAiTiA3OMKwMjMnMjQuMCJF!5e0!3m2!1sen!2sin!4v1760000000000!5m2!1sen!2sin" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>'
) on conflict do nothing;

insert into public.doctors (id, name, qualification, specialisation, years_of_experience,
  expertise_details, photo, display_order) values
('00000000-0000-4000-a000-000000000101', 'Dr. Sarojini Vemuri', 'MBBS, MD (General Medicine), DM (Neurology)', 'Movement Disorders', 24,
  'Dr. Sarojini Vemuri leads our movement disorders clinic. She sees people with Parkinson''s disease, tremor, dystonia and ataxia, gives botulinum toxin injections and looks after people before and after deep brain stimulation. She believes that a good consultation begins with listening, and runs a monthly meeting for families in Telugu and English.',
  '/storage/v1/object/public/doctors/sarojini-vemuri.webp', 1),
('00000000-0000-4000-a000-000000000102', 'Dr. Imran Baig', 'MBBS, MD (Pulmonary Medicine), Fellowship in Sleep Medicine', 'Sleep Medicine', 18,
  'Dr. Imran Baig heads the sleep laboratory. His work covers snoring and sleep apnoea, insomnia, narcolepsy, restless legs and unusual behaviour during sleep. He helps people settle into CPAP treatment step by step, and teaches better sleep without tablets wherever that is possible.',
  '/storage/v1/object/public/doctors/imran-baig.webp', 2),
('00000000-0000-4000-a000-000000000103', 'Dr. Harsha Kondapalli', 'MBBS, MD (Paediatrics), DM (Neurology)', 'Epilepsy and EEG', 12,
  'Dr. Harsha Kondapalli cares for children and adults with epilepsy, reads EEG recordings and guides families on first aid, school, driving and pregnancy. He also sees young people with tics and sudden blank spells.',
  '/storage/v1/object/public/doctors/harsha-kondapalli.webp', 3),
('00000000-0000-4000-a000-000000000104', 'Dr. Meera Chacko', 'MBBS, MD (General Medicine), DM (Neurology)', 'Headache and Stroke', 15,
  'Dr. Meera Chacko runs the headache clinic and the stroke prevention clinic, and follows people through recovery after a stroke.',
  '/storage/v1/object/public/doctors/meera-chacko.webp', 4),
('00000000-0000-4000-a000-000000000105', 'Dr. Raghunath Nallamilli', 'MBBS, MD (General Medicine), DM (Neurology), FRCP', 'Memory and General Neurology', 31,
  'Dr. Raghunath Nallamilli has spent three decades in general neurology, with a special interest in memory problems of later life, nerve conditions and vertigo. He sets aside time in every visit for the relative who gives the care, because their health matters too.',
  '/storage/v1/object/public/doctors/raghunath-nallamilli.webp', 5),
('00000000-0000-4000-a000-000000000106', 'Dr. Nikhila Srirangam', 'MBBS, MD (General Medicine), DM (Neurology)', 'General Neurology', 1,
  'Dr. Nikhila Srirangam sees new patients with headache, numbness, dizziness and fits, and reads nerve conduction studies.',
  '/storage/v1/object/public/doctors/nikhila-srirangam.webp', 6)
on conflict do nothing;

insert into public.services (id, service_name, description, icon_image, display_order) values
('00000000-0000-4000-a000-000000000201', 'Movement Disorders Clinic',
  'Care for Parkinson''s disease, tremor, dystonia, ataxia and tics. You see a neurologist who knows them well, and a nurse who helps with the timing of medicines, exercise, falls and daily life.',
  '/storage/v1/object/public/services/movement-disorders.webp', 1),
('00000000-0000-4000-a000-000000000202', 'Sleep Medicine and Sleep Studies',
  'Help with snoring, sleep apnoea, insomnia, restless legs and unusual behaviour at night. Sleep tests take place in quiet private rooms, and some can be done at home.',
  '/storage/v1/object/public/services/sleep-medicine.webp', 2),
('00000000-0000-4000-a000-000000000203', 'Deep Brain Stimulation Care',
  'Careful assessment for people who may benefit from deep brain stimulation, honest talks about risks and gains, and regular adjustment of the device after surgery elsewhere.',
  '/storage/v1/object/public/services/deep-brain-stimulation.webp', 3),
('00000000-0000-4000-a000-000000000204', 'Botulinum Toxin Clinic',
  'Injections that relax overactive muscles in the neck, eyelids, face, hand or leg. The visit is short, no stay is needed, and the effect is reviewed at each appointment.',
  '/storage/v1/object/public/services/botulinum-toxin.webp', 4),
('00000000-0000-4000-a000-000000000205', 'Stroke Prevention and Recovery',
  'Check-ups after a stroke or mini-stroke, with blood pressure, heart and blood vessel tests, and a recovery plan with our therapists. If you think someone is having a stroke now, call 108 first.',
  '/storage/v1/object/public/services/stroke-care.webp', 5),
('00000000-0000-4000-a000-000000000206', 'Epilepsy and EEG',
  'Diagnosis and treatment of fits and blackouts in children and adults, with EEG recordings on the same day where possible. Families are taught first aid for fits and receive a written plan.',
  '/storage/v1/object/public/services/epilepsy-eeg.webp', 6),
('00000000-0000-4000-a000-000000000207', 'Headache Clinic',
  'Time to talk through migraine, cluster headache, facial pain and daily headache. Together we look for triggers, cut down unneeded tablets and plan prevention that suits your life.',
  '/storage/v1/object/public/services/headache.webp', 7),
('00000000-0000-4000-a000-000000000208', 'Memory Clinic',
  'Gentle testing of memory and thinking, a search for causes that can be treated, and advice for the whole family on safety, routines, legal papers and support for the carer.',
  '/storage/v1/object/public/services/memory.webp', 8),
('00000000-0000-4000-a000-000000000209', 'Nerve and Muscle Tests',
  'Nerve conduction studies and electromyography to find the cause of numbness, tingling, pain or weakness. We explain each step beforehand and you may ask us to pause at any time.',
  '/storage/v1/object/public/services/nerve-tests.webp', 9),
('00000000-0000-4000-a000-000000000210', 'Neuro-Physiotherapy',
  'Exercise for balance, walking, strength and stiffness, planned around your own goals: getting up from the floor, climbing to the temple, holding a grandchild. Home programmes are included.',
  '/storage/v1/object/public/services/physiotherapy.webp', 10),
('00000000-0000-4000-a000-000000000211', 'Speech and Swallowing Therapy',
  'Support for a soft or slurred voice, difficulty finding words, and coughing or choking at meals. Family members learn safe ways to help with food and drink.',
  '/storage/v1/object/public/services/speech-swallowing.webp', 11),
('00000000-0000-4000-a000-000000000212', 'Video Consultation',
  'Follow-up visits by video for people who live far away or find travel hard. We send the prescription and a summary afterwards, and tell you openly when you need to be seen in person.',
  '/storage/v1/object/public/services/video-consultation.webp', 12)
on conflict do nothing;

insert into public.testimonials (id, patient_name, review_english, review_telugu, star_rating,
  patient_photo, display_order) values
('00000000-0000-4000-a000-000000000301', 'Padmaja R.',
  'When my father was told he had Parkinson''s, all of us were frightened. The doctor explained everything patiently. Since he began the exercises along with his medicines, he walks to the park every morning again.',
  'నాన్నగారికి పార్కిన్సన్స్ అని చెప్పినప్పుడు మేమంతా చాలా భయపడ్డాం. డాక్టర్ గారు అన్నీ ఓపికగా వివరించారు. మందులతో పాటు వ్యాయామం కూడా మొదలుపెట్టాక ఇప్పుడు ఆయన మళ్లీ రోజూ ఉదయం పార్కుకి నడిచి వెళ్తున్నారు.',
  5, '/storage/v1/object/public/testimonials/padmaja.webp', 1),
('00000000-0000-4000-a000-000000000302', 'Abdul Rahman S.',
  'I used to fall asleep at traffic lights and thought it was my age. The sleep study showed apnoea. It took three weeks to get used to the mask, and the technician rang me twice to see how I was doing.',
  null,
  5, '/storage/v1/object/public/testimonials/abdul-rahman.webp', 2),
('00000000-0000-4000-a000-000000000303', 'Vijayalakshmi K.',
  'Nobody at home could sleep because of my husband''s snoring. After the sleep study we learned what the real problem was. He sleeps peacefully now and no longer dozes off during the day.',
  'మా ఆయన గురక వల్ల ఇంట్లో ఎవరికీ సరిగా నిద్ర ఉండేది కాదు. ఇక్కడ స్లీప్ స్టడీ చేయించాక అసలు సమస్య ఏమిటో తెలిసింది. ఇప్పుడు ఆయన హాయిగా నిద్రపోతున్నారు, పగలు కునికిపాట్లు కూడా పోయాయి.',
  5, '/storage/v1/object/public/testimonials/vijayalakshmi.webp', 3),
('00000000-0000-4000-a000-000000000304', 'Sneha M.',
  'Ten years of migraine and a tablet each time. Here they asked me to keep a diary, and one by one we found the triggers. I still have attacks, but only once or twice a month, and I know what to do.',
  'పదేళ్లుగా మైగ్రేన్ తలనొప్పితో బాధపడ్డాను. వచ్చినప్పుడల్లా మాత్ర వేసుకోవడమే తెలుసు. ఇక్కడ డైరీ రాయమన్నారు, కారణాలు ఒక్కొక్కటిగా అర్థమయ్యాయి. ఇప్పుడు నెలకి ఒకటి రెండు సార్లే వస్తోంది, వచ్చినా ఏం చేయాలో తెలుసు.',
  5, null, 4),
('00000000-0000-4000-a000-000000000305', 'Joseph D.',
  'Clear advice and no unnecessary tests. The waiting room was full and I waited forty minutes beyond my time, but the doctor did not hurry me once I was inside.',
  null,
  4, null, 5),
('00000000-0000-4000-a000-000000000306', 'Ramadevi T.',
  'When our daughter had fits we did not know what to do. The nurse taught all of us first aid, even her grandmother. She goes to school regularly now. Thank you, all of you.',
  'మా పాపకి ఫిట్స్ వచ్చినప్పుడు ఏం చేయాలో తెలిసేది కాదు. సిస్టర్ గారు ప్రథమ చికిత్స మా అందరికీ నేర్పించారు, అమ్మమ్మకి కూడా. ఇప్పుడు పాప క్రమం తప్పకుండా బడికి వెళ్తోంది. మీ అందరికీ చాలా కృతజ్ఞతలు.',
  5, null, 6),
('00000000-0000-4000-a000-000000000307', 'Srinivas P.',
  'After the stroke we did not think my mother would walk again. The physiotherapists were patient with her every single day. She moves around the house on her own now, with a stick.',
  'పక్షవాతం వచ్చాక అమ్మ మళ్లీ నడుస్తుందని మేము అనుకోలేదు. ఫిజియోథెరపీ వాళ్లు ప్రతిరోజూ ఎంతో ఓర్పుతో చేయించారు. ఇప్పుడు చేతికర్ర సాయంతో ఇంట్లో తనంతట తానే తిరుగుతోంది.',
  5, '/storage/v1/object/public/testimonials/srinivas.webp', 7),
('00000000-0000-4000-a000-000000000308', 'Anand G.',
  'My hand shook so much that I had stopped drinking tea in company. It turned out to be essential tremor. Just knowing that it was not something worse was half the cure.',
  null,
  5, null, 8),
('00000000-0000-4000-a000-000000000309', 'Kausalya N.',
  'Every night it felt as if something was crawling in my legs. A blood test showed that my iron was low. I am much better after treatment. The doctor listened to everything without hurrying.',
  'రాత్రయితే చాలు, కాళ్లలో ఏదో పాకుతున్నట్టు ఉండేది, నిద్ర పట్టేది కాదు. రక్త పరీక్షలో ఐరన్ తక్కువగా ఉందని తెలిసింది. చికిత్స తర్వాత ఇప్పుడు చాలా నయం. డాక్టర్ గారు తొందరపడకుండా చెప్పిందంతా విన్నారు.',
  4, null, 9),
('00000000-0000-4000-a000-000000000310', 'Haritha B.',
  'When my father-in-law became forgetful we were angry and sad by turns. Here we learned how to talk with him and what to change at home. The house is calmer now, for him and for us.',
  'మామయ్యగారికి మతిమరుపు ఎక్కువైనప్పుడు మాకు ఒకసారి కోపం, ఒకసారి బాధ వచ్చేవి. ఆయనతో ఎలా మాట్లాడాలో, ఇంట్లో ఏ మార్పులు చేయాలో ఇక్కడ చెప్పారు. ఇప్పుడు ఇల్లు ప్రశాంతంగా ఉంది, ఆయనకీ మాకూ.',
  5, null, 10)
on conflict do nothing;

insert into public.social_media (id, platform_name, profile_url, display_order) values
('00000000-0000-4000-a000-000000000401', 'Facebook', 'https://example.org/facebook/vennela-neurology', 0),
('00000000-0000-4000-a000-000000000402', 'Instagram', 'https://example.org/instagram/vennela-neurology', 1),
('00000000-0000-4000-a000-000000000403', 'YouTube', 'https://example.org/youtube/vennela-neurology', 2)
on conflict do nothing;

insert into public.health_library_categories (id, category_name, slug, display_order) values
('00000000-0000-4000-a000-000000000501', 'Movement Disorders', 'movement-disorders', 1),
('00000000-0000-4000-a000-000000000502', 'Sleep Disorders', 'sleep-disorders', 2),
('00000000-0000-4000-a000-000000000503', 'Headache and Facial Pain', 'headache-and-facial-pain', 3),
('00000000-0000-4000-a000-000000000504', 'Stroke', 'stroke', 4),
('00000000-0000-4000-a000-000000000505', 'Epilepsy and Blackouts', 'epilepsy-and-blackouts', 5),
('00000000-0000-4000-a000-000000000506', 'Memory and Thinking', 'memory-and-thinking', 6),
('00000000-0000-4000-a000-000000000507', 'Nerves and Muscles', 'nerves-and-muscles', 7),
('00000000-0000-4000-a000-000000000508', 'Brain, Spine and Balance', 'brain-spine-and-balance', 8)
on conflict do nothing;

-- Movement Disorders
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by,
  visibility, display_order) values
('00000000-0000-4000-a000-000000000601', 'Parkinson''s Disease', 'parkinsons-disease',
  'A condition in which parts of the brain gradually become affected, causing slowness, stiffness and sometimes shaking. Treatment and exercise help many people stay active for years.',
  'Parkinson''s disease develops when certain nerve cells deep in the brain slowly stop working well. These cells make dopamine, a chemical messenger that helps the brain plan smooth, quick movements. As dopamine falls, everyday actions such as buttoning a shirt, turning in bed or walking through a doorway can take longer.

It is more common after the age of 60, but younger people can have it too. Every person''s experience is different: some notice shaking first, others notice stiffness, small handwriting or a softer voice. It usually changes slowly, and there is a lot that can be done at each stage.',
  array[
    'Shaking of a hand, leg or the chin, most often at rest',
    'Slowness in starting and carrying out movements',
    'Stiff or aching muscles, often on one side at first',
    'Small handwriting or a softer voice',
    'Shuffling steps, or feet that seem stuck to the floor',
    'Reduced sense of smell',
    'Constipation, poor sleep or acting out dreams',
    'Low mood, worry or loss of interest'],
  array[
    'A neurologist makes the diagnosis by talking with you and examining you; scans are sometimes used to rule out other causes',
    'Medicines that replace or imitate dopamine can ease movement problems; the timing is adjusted to suit you',
    'Regular exercise such as walking, cycling, yoga or dancing is an important part of care',
    'Physiotherapy, occupational therapy and speech therapy help with walking, daily tasks, voice and swallowing',
    'Some people may be considered for surgery, such as deep brain stimulation, after careful assessment',
    'Sleep, mood, bowel and blood pressure problems can be treated, so do mention them',
    'Do not stop Parkinson''s medicines suddenly; speak to your doctor first'],
  'Call 108 at once if there is high fever with stiffness and confusion, or choking that does not clear
Ask for help the same day if medicines cannot be swallowed, or were stopped by mistake
See your neurologist soon after a fall, or if you see things that are not there
See a doctor if a new tremor, stiffness or slowness lasts for more than a few weeks',
  '00000000-0000-4000-a000-000000000501', array['parkinson''s', 'tremor', 'stiffness', 'slowness', 'dopamine'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 1),
('00000000-0000-4000-a000-000000000602', 'Essential Tremor', 'essential-tremor',
  'A common cause of shaking hands, mostly noticed when using them: holding a cup, writing or eating. It is not Parkinson''s disease.',
  'Essential tremor is a shaking that you cannot control. It usually affects both hands and is easiest to see when the hands are in use. The head and voice may shake too. It often runs in families and can begin at any age, though it becomes more common as people get older.

The tremor may slowly become more noticeable over the years, and it is often worse with tiredness, worry, hunger or strong tea and coffee. It can be tiring and embarrassing, but help is available when it gets in the way of daily life.',
  array[
    'Shaking of both hands when writing, pouring or eating',
    'Shaking when the arms are held out in front',
    'A nodding or side-to-side movement of the head',
    'A quivering voice',
    'Tremor that worsens with stress, tiredness or caffeine',
    'Difficulty with fine tasks such as threading a needle'],
  array[
    'Many people need only an explanation and reassurance',
    'Cutting down on tea, coffee and energy drinks, and resting well, may help',
    'Heavier cups, weighted cutlery and two-handed holds make meals easier',
    'Medicines can reduce the tremor when it affects daily tasks',
    'Botulinum toxin injections are sometimes used for head or voice tremor',
    'For severe tremor, a specialist may discuss procedures on the brain',
    'Some medicines, and an overactive thyroid, can cause tremor, so your doctor may check for these'],
  'See a doctor if shaking gets in the way of eating, writing or work
See a doctor sooner if it is on one side only, or comes with slowness or stiffness
Ask for help the same day if a tremor begins suddenly or soon after a new medicine',
  '00000000-0000-4000-a000-000000000501', array['tremor', 'shaking hands', 'handwriting', 'family history'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 2),
('00000000-0000-4000-a000-000000000603', 'Dystonia', 'dystonia',
  'Muscles tighten when they are not meant to, pulling part of the body into a twisted or awkward position.',
  'In dystonia the brain sends mixed signals to the muscles. Muscles that should take turns pull at the same time, so a part of the body may twist, turn or make repeated movements. It may affect one area, such as the neck, eyelids, hand or foot, or several areas together.

Dystonia can begin in childhood or adult life. Sometimes there is a known cause, such as an inherited change, a medicine or an injury to the brain, but often none is found. It is not caused by weakness of character or by worry, though stress can make it worse.',
  array[
    'Twisting, pulling or turning of a part of the body',
    'Cramping of the hand or foot during a task',
    'Tremor or jerks in the affected part',
    'Aching or pain in overworked muscles',
    'Tiredness after simple activities',
    'Brief relief from a light touch, known as a sensory trick'],
  array[
    'An examination by a neurologist, sometimes with blood tests, a scan or genetic tests',
    'Botulinum toxin injections relax the overactive muscles for a few months at a time',
    'Tablets may be tried, especially when several parts of the body are affected',
    'A few people respond very well to a dopamine-type medicine, so doctors often look for this kind',
    'Physiotherapy and occupational therapy help with posture, stretching and daily tasks',
    'Deep brain stimulation is considered for some people with severe dystonia',
    'Pain and low mood are common and should be treated too'],
  null, '00000000-0000-4000-a000-000000000501', array['dystonia', 'muscle spasms', 'abnormal posture', 'cramps'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 3),
('00000000-0000-4000-a000-000000000604', 'Cervical Dystonia', 'cervical-dystonia',
  'Neck muscles tighten on their own, turning or tilting the head. It can be painful, but treatment usually helps.',
  'Cervical dystonia, also called spasmodic torticollis, is the most common form of dystonia in adults. The muscles of the neck pull the head to one side, forwards or backwards, and the head may also shake. It usually begins in middle age and builds up over weeks or months.

The pull may come and go at first. Many people find that lightly touching the chin or the back of the head settles it for a short while. The condition does not affect thinking and does not shorten life, but the pain and the effort of holding the head straight can be wearing.',
  array[
    'Head turning, tilting or being pulled forwards or back',
    'Neck pain, often on one side',
    'A shaking or jerky movement of the head',
    'A raised shoulder on the side of the pull',
    'Headache or aching at the back of the head',
    'Symptoms that worsen with walking, stress or tiredness'],
  array[
    'Botulinum toxin injections into the overactive neck muscles are the main treatment, repeated every few months',
    'A physiotherapist can teach stretches and ways to relax the neck',
    'Simple pain relief and heat may ease aching; ask a pharmacist or doctor what suits you',
    'Tablets are sometimes added',
    'A rest for the head when reading or watching television can help',
    'If treatments do not help enough, deep brain stimulation may be discussed',
    'Avoid forceful neck manipulation unless your doctor agrees'],
  null, '00000000-0000-4000-a000-000000000501', array['neck pain', 'torticollis', 'twisted neck', 'botulinum toxin'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 4),
('00000000-0000-4000-a000-000000000605', 'Blepharospasm', 'blepharospasm',
  'The eyelids squeeze shut on their own, making it hard to keep the eyes open.',
  'Blepharospasm is a form of dystonia that affects the muscles around the eyes. It often starts with a feeling of gritty or dry eyes and more blinking than usual. Over time the eyelids may close firmly for seconds or minutes, even though the eyes themselves can see normally.

Bright light, wind, reading, driving and stress commonly set it off. It should not be confused with the small flickers in one eyelid that most people get when tired, which are harmless.',
  array[
    'Frequent blinking',
    'Forced closing of both eyes',
    'Dry, gritty or irritated eyes',
    'Discomfort in bright light',
    'Difficulty reading, watching television or driving',
    'Spasms that ease during sleep or while concentrating'],
  array[
    'Botulinum toxin injections around the eyes are the usual treatment and are repeated every few months',
    'Lubricating eye drops help if the eyes are dry',
    'Tinted glasses and a wide-brimmed hat reduce the effect of bright light',
    'Rest breaks from screens may help',
    'Do not drive if your eyes may close without warning',
    'A small operation is an option for a few people'],
  null, '00000000-0000-4000-a000-000000000501', array['eyelid spasm', 'blinking', 'eyes', 'botulinum toxin'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 5),
('00000000-0000-4000-a000-000000000606', 'Hemifacial Spasm', 'hemifacial-spasm',
  'Twitching of the muscles on one side of the face that comes without warning. It is usually not dangerous and can be treated.',
  'Hemifacial spasm happens when the nerve that moves the face becomes irritable, often because a small blood vessel lies against it. It usually begins with twitching around one eye and slowly spreads to the cheek and the corner of the mouth on the same side.

The twitching may continue during sleep and is often worse with stress or tiredness. Most people come because it affects their sight or confidence rather than because it hurts. A scan is often arranged to look at the nerve.',
  array[
    'Twitching around one eye',
    'Pulling of the cheek or the corner of the mouth on the same side',
    'The eye closing during a spasm',
    'Twitching that continues in sleep',
    'A clicking sound in the ear during spasms, in some people',
    'Worsening with stress, tiredness or talking'],
  array[
    'An MRI scan may be done to look at the nerve and nearby blood vessels',
    'Botulinum toxin injections calm the twitching for a few months at a time',
    'Tablets help some people, though less often',
    'An operation to move the blood vessel away from the nerve may be offered in suitable cases',
    'Good sleep and rest may reduce the spasms',
    'See a doctor soon if the face becomes weak as well as twitchy'],
  null, '00000000-0000-4000-a000-000000000501', array['facial twitching', 'face', 'eyelid', 'nerve'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 6),
('00000000-0000-4000-a000-000000000607', 'Tics and Tourette Syndrome', 'tics-and-tourette-syndrome',
  'Tics are quick movements or sounds that are hard to hold back. They often begin in childhood and many ease with age.',
  'A tic is a sudden, repeated movement or sound, such as blinking, shrugging, sniffing or throat clearing. Many children have tics for a while. When several movement tics and at least one sound tic have been present for more than a year, it is called Tourette syndrome.

Tics come and go and tend to change over time. There is often an urge beforehand that is relieved by doing the tic. They are not done on purpose, and telling a child to stop usually makes them worse. Many, though not all, people find tics become milder by adulthood.',
  array[
    'Blinking, grimacing or eye rolling',
    'Shoulder shrugging or head jerking',
    'Sniffing, coughing, grunting or throat clearing',
    'Repeating words or phrases',
    'An uncomfortable urge before a tic',
    'Tics that increase with excitement, worry or tiredness',
    'Difficulty with attention, or repeated worries and rituals, in some people'],
  array[
    'Explaining tics to family, teachers and classmates often helps most',
    'Mild tics may need no treatment',
    'Behaviour therapy teaches ways to manage the urge',
    'Help for attention problems, worries or rituals is often more important than treating the tics',
    'Medicines can be used when tics are painful or get in the way of life',
    'Enough sleep, exercise and calm routines are useful',
    'Avoid punishing or drawing attention to tics'],
  null, '00000000-0000-4000-a000-000000000501', array['tics', 'tourette', 'children', 'habits', 'movements'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 7),
('00000000-0000-4000-a000-000000000608', 'Ataxia', 'ataxia',
  'Ataxia means poor coordination. It affects walking, hand movements and speech, and has many possible causes.',
  'The cerebellum, at the back of the brain, fine-tunes movement. When it, or the nerves connected with it, do not work well, movements become clumsy and walking becomes unsteady. This is called ataxia.

Ataxia can come on suddenly, for example after a stroke, or slowly over months and years. Causes include inherited conditions, low levels of some vitamins, alcohol, thyroid problems, certain medicines and conditions of the immune system. Some causes can be treated, so it is worth looking for them. Ataxia that starts suddenly is an emergency: call 108.',
  array[
    'Unsteady walking, with the feet wide apart',
    'Clumsy hands, with difficulty writing or buttoning',
    'Slurred speech',
    'Jerky eye movements or blurred vision',
    'Difficulty swallowing',
    'Frequent stumbles or falls'],
  array[
    'Blood tests, a brain scan and sometimes genetic tests to look for a cause',
    'Treating the cause where one is found, such as replacing a missing vitamin',
    'Physiotherapy for balance, strength and safer walking',
    'Speech and swallowing therapy',
    'Home changes such as grab rails, good lighting and removing loose rugs',
    'Avoiding alcohol, which makes unsteadiness worse',
    'Genetic counselling for families with an inherited ataxia'],
  'Call 108 at once if unsteadiness or slurred speech comes on suddenly
Call 108 at once if it comes with weakness, double vision or a severe headache
Ask for help the same day if it follows a new medicine or a change of dose
See a doctor if balance has become worse over weeks or months',
  '00000000-0000-4000-a000-000000000501', array['balance', 'coordination', 'unsteady walking', 'cerebellum'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 8),
('00000000-0000-4000-a000-000000000609', 'Huntington''s Disease', 'huntingtons-disease',
  'An inherited condition that slowly affects movement, thinking and mood. Support for the whole family is an important part of care.',
  'Huntington''s disease is caused by a change in a single gene. A child of someone with the condition has a one in two chance of inheriting it. Symptoms most often begin between the ages of 30 and 50, though they can begin earlier or later.

Early signs may be subtle: fidgety movements, irritability, low mood or difficulty planning. Over the years, movement, memory and independence are affected. There is no cure at present, but treatment can ease many of the symptoms and a good team can help people live as well as possible.',
  array[
    'Fidgety or dance-like movements that are hard to control',
    'Clumsiness, stumbling or dropping things',
    'Difficulty with planning, focus or memory',
    'Irritability, low mood or worry',
    'Weight loss',
    'Changes in speech and swallowing'],
  array[
    'Genetic counselling before and after a gene test; the choice to be tested is always personal',
    'Medicines to ease movements, mood changes and sleep problems',
    'Physiotherapy and occupational therapy for balance and daily tasks',
    'Speech therapy and help with eating well',
    'Emotional support for the person and for family members',
    'Early conversations about work, driving, money and future care'],
  null, '00000000-0000-4000-a000-000000000501', array['huntington''s', 'chorea', 'inherited', 'genetic'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 9),
('00000000-0000-4000-a000-000000000610', 'Progressive Supranuclear Palsy', 'progressive-supranuclear-palsy',
  'A rare condition that affects balance, eye movements and speech. Early therapy helps with safety and daily life.',
  'Progressive supranuclear palsy, or PSP, is caused by gradual damage to nerve cells in parts of the brain that control balance, eye movement and swallowing. It usually begins after the age of 60. At first it can look like Parkinson''s disease, so the right diagnosis can take time.

Unexplained backward falls and difficulty looking up or down are typical clues. The condition changes faster than Parkinson''s disease and medicines tend to help less, so physiotherapy, swallowing advice and planning ahead matter a great deal.',
  array[
    'Falls, often backwards, early in the condition',
    'Difficulty moving the eyes up and down',
    'Stiffness, especially of the neck',
    'Slurred speech',
    'Difficulty swallowing, or coughing at meals',
    'Changes in mood, thinking or behaviour',
    'Blurred vision or dislike of bright light'],
  array[
    'Examination by a movement disorder specialist and usually an MRI scan',
    'Parkinson''s medicines may be tried, as some people have some benefit',
    'Physiotherapy and walking aids to lower the risk of falls',
    'Speech and language therapy for speech and safe swallowing',
    'Eye drops, special glasses or changes at home for eye problems',
    'Support for carers, and talking early about wishes for future care'],
  null, '00000000-0000-4000-a000-000000000501', array['PSP', 'falls', 'eye movement', 'parkinsonism'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 10),
('00000000-0000-4000-a000-000000000611', 'Multiple System Atrophy', 'multiple-system-atrophy',
  'A rare condition that affects movement, balance and automatic functions such as blood pressure and the bladder.',
  'In multiple system atrophy, or MSA, nerve cells in several parts of the brain are slowly damaged. Some people have slowness and stiffness like Parkinson''s disease; others mainly have unsteadiness and clumsy speech. Automatic functions of the body, such as keeping blood pressure steady on standing, are affected too.

It usually begins after 50 and is not normally inherited. The cause is not known. Although there is no cure at present, many symptoms can be eased, and small changes often make a real difference to comfort and safety.',
  array[
    'Dizziness or fainting on standing',
    'Difficulty passing urine, or needing to rush',
    'Stiffness and slowness',
    'Unsteady walking and slurred speech',
    'Noisy breathing or acting out dreams at night',
    'Problems with erections in men, sometimes an early sign',
    'Cold hands and feet, or less sweating'],
  array[
    'Checking blood pressure lying and standing, with other tests as needed',
    'Rising slowly, drinking enough water and wearing support stockings for dizziness, as advised',
    'Medicines for blood pressure, the bladder and stiffness',
    'Physiotherapy and occupational therapy',
    'Speech and swallowing assessments',
    'A sleep study if breathing at night is noisy',
    'Support for family carers and planning ahead together'],
  null, '00000000-0000-4000-a000-000000000501', array['MSA', 'blood pressure', 'parkinsonism', 'bladder'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 11),
('00000000-0000-4000-a000-000000000612', 'Wilson''s Disease', 'wilsons-disease',
  'A rare inherited condition in which copper builds up in the liver and brain. It can be treated, and early treatment matters.',
  'The body needs a tiny amount of copper from food and gets rid of the rest through the liver. In Wilson''s disease this does not work, and copper slowly collects in the liver, brain and eyes. Symptoms usually begin between childhood and early adult life.

It is rare, but doctors keep it in mind when a young person has tremor, stiffness, a change in speech or unexplained liver problems, because treatment can prevent further harm. Brothers and sisters should be tested even if they feel well.',
  array[
    'Tremor or clumsiness of the hands',
    'Slurred speech or drooling',
    'Stiff or twisted postures',
    'Changes in mood, behaviour or school work',
    'Tiredness, poor appetite or yellow eyes',
    'A brown-gold ring around the coloured part of the eye, seen by an eye doctor'],
  array[
    'Blood and urine tests, an eye examination and sometimes a liver test or gene test',
    'Medicines that remove copper or stop it being absorbed, taken for life',
    'Regular blood and urine checks during treatment',
    'Avoiding foods very rich in copper, such as liver and shellfish, if advised',
    'Therapy for speech, movement and mood',
    'Tests for brothers and sisters',
    'Never stopping treatment without advice, even when feeling well'],
  null, '00000000-0000-4000-a000-000000000501', array['copper', 'liver', 'young people', 'tremor', 'inherited'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 12),
('00000000-0000-4000-a000-000000000613', 'Medicine-Induced Movement Problems', 'medicine-induced-movement-problems',
  'Some medicines can cause shaking, stiffness, restlessness or unwanted movements. Many improve when the medicine is reviewed.',
  'Certain medicines lower the effect of dopamine in the brain. Among them are some used for mental health conditions and some used for vomiting or dizziness. In a number of people they cause slowness and shaking, a restless need to move, or repeated movements of the mouth, face or limbs.

Problems may begin within days or only after months or years. They are not a reason to stop a medicine on your own, since that can be harmful. Bring all your medicines, including those from a pharmacy, to your appointment so they can be reviewed.',
  array[
    'Slowness, stiffness or tremor that began after a new medicine',
    'Chewing, lip-smacking or tongue movements',
    'An inner restlessness, with a need to pace',
    'Sudden pulling of the neck, jaw or eyes',
    'Fidgety movements of the fingers or feet',
    'Unsteady walking'],
  array[
    'A careful review of every medicine, including those from a pharmacy',
    'Lowering, changing or stopping the cause, always together with the doctor who prescribed it',
    'Medicines that ease unwanted movements, where needed',
    'Botulinum toxin for some kinds of spasm',
    'Patience: improvement can take weeks or months',
    'Urgent help if the jaw, neck or eyes suddenly lock, or if there is high fever with stiffness',
    'Carrying a note of the medicines that caused trouble'],
  'Call 108 at once if there is high fever with stiffness or confusion
Go to hospital at once if the neck, jaw or eyes suddenly lock, or if breathing is hard
Ask the doctor who prescribed it before you stop any medicine',
  '00000000-0000-4000-a000-000000000501', array['side effects', 'tardive dyskinesia', 'parkinsonism', 'restlessness'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 13),
('00000000-0000-4000-a000-000000000614', 'Myoclonus', 'myoclonus',
  'Sudden, brief jerks of a muscle or group of muscles. Some are normal; others need a doctor''s assessment.',
  'Most people know the sudden jerk that comes just as they fall asleep. That is a normal form of myoclonus. Hiccups are another. Myoclonus that happens during the day, keeps coming back or interferes with tasks may have a medical cause.

Causes include epilepsy, problems with the kidneys or liver, certain medicines, lack of oxygen in the past and some conditions of the brain or spinal cord. Treatment depends on the cause.',
  array[
    'Sudden shock-like jerks of an arm, leg or the whole body',
    'Jerks set off by noise, touch or movement',
    'Dropping things or spilling drinks in the morning',
    'Sudden loss of muscle tone that makes the hands flap or the legs give way',
    'Jerks on falling asleep, which are usually normal'],
  array[
    'Blood tests, a recording of brain waves (EEG) and sometimes a scan',
    'Treating the cause, or reviewing medicines that may be responsible',
    'Medicines that calm the jerks',
    'Occupational therapy for safer eating, drinking and walking',
    'Enough sleep, and less alcohol'],
  null, '00000000-0000-4000-a000-000000000501', array['jerks', 'twitches', 'sudden movements'],
  null, null, 'draft', 14)
on conflict do nothing;

-- Sleep Disorders
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by,
  visibility, display_order) values
('00000000-0000-4000-a000-000000000615', 'Obstructive Sleep Apnoea', 'obstructive-sleep-apnoea',
  'The airway repeatedly narrows or closes during sleep, so breathing pauses and sleep is broken. It is common and treatable.',
  'During sleep the muscles of the throat relax. In obstructive sleep apnoea they relax so much that the airway closes for several seconds. Oxygen falls, the brain gives a brief nudge to breathe again, and the person may snort or gasp. This can happen many times an hour without being remembered.

Broken sleep leads to sleepiness and poor concentration. Over time, untreated sleep apnoea is linked with high blood pressure, heart problems and stroke. It also raises the risk of road accidents. It is more common with extra weight, a large neck, a small jaw or enlarged tonsils, but slim people can have it too.',
  array[
    'Loud snoring',
    'Pauses in breathing seen by someone else',
    'Waking up gasping, choking or needing to pass urine',
    'Sleepiness during the day',
    'Morning headache or a dry mouth',
    'Poor concentration or irritability',
    'In children: restless sleep, mouth breathing or behaviour problems'],
  array[
    'A sleep study, at home or in the sleep laboratory, to confirm it',
    'A CPAP machine, which gently blows air through a mask to keep the airway open',
    'Losing weight if you are overweight',
    'Avoiding alcohol and sleeping tablets, and stopping smoking',
    'Sleeping on your side rather than on your back',
    'A mouth guard made for sleep apnoea, for milder cases',
    'Surgery for some people, for example for large tonsils',
    'Not driving when sleepy'],
  'Call 108 at once for chest pain, or breathlessness that does not settle
Stop driving and ask for an early appointment if you feel sleepy at the wheel
See a doctor if somebody notices pauses in your breathing while you sleep',
  '00000000-0000-4000-a000-000000000502', array['snoring', 'sleep apnoea', 'CPAP', 'breathing', 'tiredness'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 15),
('00000000-0000-4000-a000-000000000616', 'Insomnia', 'insomnia',
  'Regular difficulty falling asleep, staying asleep or waking too early, with tiredness the next day. Good habits and talking treatment help most.',
  'Most people sleep badly now and then, often at a stressful time. It is called insomnia when it happens often and affects the day. Worry about not sleeping can then keep the problem going, even after the first cause has passed.

Insomnia can also go along with pain, low mood, restless legs, sleep apnoea, some medicines, or too much tea, coffee or screen time in the evening. Finding what keeps it going is the first step. Many people can learn to sleep better without tablets.',
  array[
    'Taking a long time to fall asleep',
    'Waking several times at night',
    'Waking early and not being able to sleep again',
    'Feeling tired or unrefreshed in the morning',
    'Poor concentration or irritability',
    'Worry about sleep as bedtime comes near'],
  array[
    'Getting up at the same time every day, including weekends',
    'Using the bed for sleep, and getting up for a while if you cannot sleep',
    'Cutting down on tea, coffee, alcohol and tobacco, especially later in the day',
    'A quiet hour before bed without phone, work or news',
    'Cognitive behavioural therapy for insomnia, which has the best evidence for lasting benefit',
    'Treating pain, low mood or another sleep disorder that disturbs sleep',
    'Sleeping tablets only for a short time and only on a doctor''s advice'],
  'See a doctor if poor sleep has lasted for more than a month, or makes driving or work unsafe
Talk to somebody today if you feel hopeless or think of harming yourself: call Tele-MANAS on 14416, or 112 in danger',
  '00000000-0000-4000-a000-000000000502', array['insomnia', 'sleeplessness', 'sleep habits', 'CBT-I'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 16),
('00000000-0000-4000-a000-000000000617', 'Restless Legs Syndrome', 'restless-legs-syndrome',
  'An uncomfortable urge to move the legs, mostly in the evening and at night, which eases on walking about.',
  'People describe restless legs in many ways: crawling, pulling, itching inside the bones or simply a need to move. It comes on when sitting or lying still and is worse in the evening, so it often delays sleep.

It can run in families. It may also go along with low iron, pregnancy, kidney disease or nerve damage, and some medicines for allergy, vomiting, mood or sleep can make it worse. Checking iron is an important first step.',
  array[
    'An urge to move the legs, often with an odd feeling in them',
    'Symptoms that begin or worsen while resting',
    'Relief on walking, stretching or rubbing',
    'Symptoms worse in the evening or at night',
    'Difficulty falling asleep',
    'Small kicks or jerks of the legs during sleep',
    'Tiredness the next day'],
  array[
    'Blood tests, especially for iron stores and kidney function',
    'Iron treatment if stores are low, as advised by a doctor',
    'Reviewing medicines that can make symptoms worse',
    'Regular moderate exercise and stretching before bed',
    'Less tea, coffee, alcohol and tobacco',
    'A warm bath, massage or a warm or cool pack on the legs',
    'Medicines when symptoms are frequent and disturb sleep'],
  null, '00000000-0000-4000-a000-000000000502', array['restless legs', 'iron', 'leg discomfort', 'evening'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 17),
('00000000-0000-4000-a000-000000000618', 'Narcolepsy', 'narcolepsy',
  'A long-term condition in which the brain cannot control sleep and waking normally. Treatment and planned naps can make days easier.',
  'Narcolepsy causes strong sleepiness during the day, even after enough sleep at night. Some people also have cataplexy: a sudden weakness, such as the knees giving way, brought on by laughter or another strong feeling. Dreams may break into the moments of falling asleep or waking.

It often begins in the teens or twenties and is sometimes mistaken for laziness. It is neither a choice nor a weakness. It is usually linked with a low level of a brain chemical called hypocretin, which helps to keep us awake.',
  array[
    'Strong sleepiness and short, unplanned naps in the day',
    'Sudden muscle weakness when laughing, surprised or angry',
    'Being unable to move for a moment on waking or falling asleep',
    'Vivid, dream-like images at the edge of sleep',
    'Broken sleep at night',
    'Difficulty with attention and memory'],
  array[
    'Overnight and daytime sleep tests to confirm the diagnosis',
    'Short planned naps and a regular sleep timetable',
    'Medicines that help wakefulness or reduce cataplexy',
    'Understanding and adjustments at school or work',
    'Safety advice about driving, swimming, cooking and heights',
    'Emotional support and contact with other people who have narcolepsy'],
  null, '00000000-0000-4000-a000-000000000502', array['narcolepsy', 'sleep attacks', 'cataplexy', 'daytime sleepiness'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 18),
('00000000-0000-4000-a000-000000000619', 'REM Sleep Behaviour Disorder', 'rem-sleep-behaviour-disorder',
  'People act out their dreams by shouting, punching or kicking, because the body does not stay relaxed in dream sleep.',
  'During dream (REM) sleep most muscles are normally switched off. In REM sleep behaviour disorder, or RBD, this does not happen, and the person may talk, shout, kick or fall out of bed during vivid dreams. It is more often seen in men over 50, although anyone can have it.

RBD can happen on its own, with some medicines, or with narcolepsy. In some older people it comes before Parkinson''s disease or a related condition, sometimes by many years. For this reason doctors like to see people with RBD from time to time, even when all is well.',
  array[
    'Shouting, talking or laughing during sleep',
    'Punching, kicking or jumping out of bed',
    'Vivid dreams, often of being chased or attacked',
    'Injury to the sleeper or the bed partner',
    'Waking quickly and remembering the dream',
    'Episodes more common in the second half of the night'],
  array[
    'A sleep study with video to confirm the diagnosis',
    'A safer bedroom: a low bed, padded edges and no sharp objects nearby',
    'Separate beds for a time if a partner is at risk',
    'Reviewing medicines and alcohol that can bring it on',
    'Treating sleep apnoea if it is also present',
    'Medicines to calm the episodes, where needed',
    'Regular follow-up with a neurologist'],
  null, '00000000-0000-4000-a000-000000000502', array['dreams', 'acting out dreams', 'RBD', 'parkinson''s'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 19),
('00000000-0000-4000-a000-000000000620', 'Sleepwalking and Night Terrors', 'sleepwalking-and-night-terrors',
  'Walking, screaming or confused behaviour during deep sleep. It is common in children, and most grow out of it.',
  'These episodes happen when part of the brain wakes from deep sleep while the rest stays asleep. A child may sit up, scream and look frightened, or get up and walk about. They may not answer, and usually remember nothing the next day.

Episodes often run in families and are more likely with too little sleep, fever, stress or a full bladder. They look alarming but are usually harmless as long as the surroundings are safe. Adults who start to have them should see a doctor.',
  array[
    'Sitting up or walking while asleep',
    'Screaming, sweating and fast breathing early in the night',
    'Open eyes but no clear answer when spoken to',
    'Confusion if woken',
    'Little or no memory of it in the morning',
    'Episodes that last a few minutes and settle by themselves'],
  array[
    'Staying calm and gently guiding the person back to bed',
    'Not trying to wake them suddenly or by force',
    'Locking outer doors and windows and keeping stairs safe',
    'Enough sleep at regular times',
    'Waking a child briefly before the usual time of an episode, for a few weeks, if advised',
    'Seeing a doctor if episodes are frequent, violent, or begin in adult life'],
  null, '00000000-0000-4000-a000-000000000502', array['sleepwalking', 'night terrors', 'children', 'parasomnia'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 20),
('00000000-0000-4000-a000-000000000621', 'Delayed Sleep Phase', 'delayed-sleep-phase',
  'The body clock runs late, so a person falls asleep in the small hours and struggles to get up in the morning.',
  'Everyone has an inner clock that sets when we feel sleepy and alert. In delayed sleep phase this clock is several hours late. Left to sleep freely, the person sleeps well and long enough, but school, college or work start too early for them.

It is most common in teenagers and young adults, and bright screens late at night can push the clock later still. It is not laziness. With patience, the clock can often be moved earlier in small steps.',
  array[
    'Not feeling sleepy until very late at night',
    'Great difficulty waking for school or work',
    'Sleeping until late on free days',
    'Sleepiness and poor attention in the morning',
    'Feeling most alert in the evening',
    'Low mood or conflict about getting up'],
  array[
    'A sleep diary for two weeks to show the pattern',
    'Bright light, ideally daylight, soon after waking',
    'Dim light and no screens in the last hour or two before bed',
    'Getting up at a fixed time, moved earlier little by little',
    'No naps late in the day',
    'Timed melatonin in some people, only on a doctor''s advice',
    'Talking with the school or employer about later starts'],
  null, '00000000-0000-4000-a000-000000000502', array['body clock', 'teenagers', 'late sleep', 'circadian'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 21),
('00000000-0000-4000-a000-000000000622', 'Shift Work Sleep Disorder', 'shift-work-sleep-disorder',
  'Working nights or changing shifts upsets the body clock, so it is hard to sleep by day and stay awake at work.',
  'The body clock follows daylight. People who work at night, start very early or change shifts often have to sleep when the clock says wake, and work when it says sleep. Some adapt well; others sleep too little and feel unwell.

Long-term lack of sleep affects mood, the heart and safety on the road. If you drive home after a night shift, plan for it: a short nap before driving, sharing a ride or using public transport can be lifesaving.',
  array[
    'Difficulty sleeping after a shift',
    'Sleepiness at work or on the way home',
    'Mistakes or slips of attention',
    'Indigestion or changes in appetite',
    'Irritability or low mood',
    'Feeling tired even on days off'],
  array[
    'A dark, cool, quiet bedroom; heavy curtains, an eye mask and ear plugs help',
    'A short nap before a night shift, and a break during it where allowed',
    'Bright light at work and dark glasses on the way home',
    'Tea or coffee early in the shift, not near its end',
    'Asking family to keep a quiet time, with the phone on silent',
    'Talking with the employer about regular or forward-moving shifts',
    'Seeing a doctor if you snore heavily or remain very sleepy'],
  null, '00000000-0000-4000-a000-000000000502', array['night shift', 'body clock', 'sleepiness', 'work'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 22),
('00000000-0000-4000-a000-000000000623', 'Periodic Limb Movements in Sleep', 'periodic-limb-movements-in-sleep',
  'Repeated small kicks or jerks of the legs during sleep. Many people are unaware of them and need no treatment.',
  'In this condition the toes, feet or legs move every half minute or so during parts of the night. Often it is the bed partner who notices. The movements are common, especially in older people and in those with restless legs, and on their own are usually harmless.

If the movements wake you often, or if you are tired by day and no other cause is found, they may need attention. Low iron, some medicines and sleep apnoea can go along with them.',
  array[
    'Repeated kicks or jerks of the feet or legs in sleep',
    'Bedclothes in disorder in the morning',
    'A partner who is disturbed or kicked',
    'Light or broken sleep',
    'Tiredness in the day, in some people'],
  array[
    'A sleep study if the diagnosis is unclear or sleep apnoea is possible',
    'A blood test for iron stores',
    'Reviewing medicines that can increase the movements',
    'Treating restless legs or sleep apnoea if present',
    'Less caffeine and alcohol in the evening',
    'Medicines only when the movements clearly disturb sleep'],
  null, '00000000-0000-4000-a000-000000000502', array['leg jerks', 'sleep', 'kicking', 'restless legs'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 23),
('00000000-0000-4000-a000-000000000624', 'Sleep Paralysis', 'sleep-paralysis',
  'Being awake but unable to move or speak for a short time while falling asleep or waking. It is frightening but harmless.',
  'During dream sleep the body is kept still so that we do not act out our dreams. In sleep paralysis the mind wakes a moment before the body does. You may be unable to move for seconds or a few minutes, and may feel a presence in the room or a weight on the chest.

Many people have it once or twice in their lives. It is not a sign of anything evil, nor of losing your mind, and it passes by itself. It is more likely when you are short of sleep, stressed or sleeping on your back.',
  array[
    'Being unable to move or speak on waking or falling asleep',
    'A feeling of pressure on the chest',
    'Seeing, hearing or sensing something that is not there',
    'Fear during the episode',
    'Full recovery within seconds or minutes'],
  array[
    'Knowing that it is harmless and will pass',
    'Enough sleep at regular times',
    'Sleeping on your side if it happens on your back',
    'Breathing calmly and trying to move a finger or toe',
    'Less stress, alcohol and caffeine in the evening',
    'Seeing a doctor if it is frequent, or if you are also very sleepy by day'],
  null, '00000000-0000-4000-a000-000000000502', array['sleep paralysis', 'dreams', 'waking', 'fear'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 24),
('00000000-0000-4000-a000-000000000625', 'Teeth Grinding in Sleep', 'teeth-grinding-in-sleep',
  'Clenching or grinding the teeth during sleep, which can wear the teeth and make the jaw ache.',
  'Sleep bruxism is common in children and adults. It is often linked with stress, caffeine, alcohol, smoking, some medicines and broken sleep, including sleep apnoea. Many people learn of it from a partner or a dentist.',
  array[
    'Grinding sounds at night',
    'A tired or aching jaw on waking',
    'Dull headache at the temples in the morning',
    'Worn, cracked or sensitive teeth',
    'Clicking or stiffness of the jaw joint'],
  array[
    'A dental check; a mouth guard can protect the teeth',
    'Relaxing in the evening and managing stress',
    'Less caffeine, alcohol and tobacco',
    'Gentle jaw stretches from a physiotherapist or dentist',
    'A sleep study if there is snoring or sleepiness'],
  null, '00000000-0000-4000-a000-000000000502', array['bruxism', 'jaw pain', 'teeth', 'headache'],
  null, null, 'draft', 25)
on conflict do nothing;

-- Headache and Facial Pain
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by,
  visibility, display_order) values
('00000000-0000-4000-a000-000000000626', 'Migraine', 'migraine',
  'A common condition with attacks of headache, often throbbing, with feeling sick and discomfort in light or noise. Treatment can make attacks fewer and milder.',
  'Migraine is a condition of the brain, not just a bad headache. An attack may last from a few hours to three days. Some people have a warning, called aura, such as zigzag lines, tingling or difficulty finding words, which usually fades within an hour.

It often runs in families and is more common in women. Missed meals, too little or too much sleep, stress, strong light, heat, periods and some foods can set it off. A diary helps to find your own pattern. A sudden, severe headache unlike any before, or headache with weakness, confusion or fever, is an emergency.',
  array[
    'Throbbing headache, often on one side',
    'Feeling or being sick',
    'Discomfort in bright light, noise or strong smells',
    'Headache that worsens with movement',
    'Zigzag lines, blind spots, tingling or word-finding difficulty before the headache',
    'Tiredness, yawning or craving food the day before'],
  array[
    'Rest in a quiet, dark room, with water and a light snack if possible',
    'Pain relief taken early in the attack, as advised by a doctor or pharmacist',
    'Special migraine medicines when simple pain relief is not enough',
    'Regular meals, sleep, water and exercise',
    'A headache diary to learn your triggers',
    'Preventive treatment if attacks are frequent or disabling',
    'Not using pain relief on too many days, as this can itself cause headache',
    'Telling your doctor about aura before choosing contraception'],
  'Call 108 at once for a sudden headache that is the worst of your life
Call 108 at once for a headache with weakness, slurred speech, confusion or a fit
Go to hospital at once for a headache with fever and a stiff neck, or after a blow to the head
See a doctor soon if headaches change, or begin for the first time after the age of 50
See a doctor if you need a painkiller on more than two days a week',
  '00000000-0000-4000-a000-000000000503', array['migraine', 'headache', 'aura', 'nausea', 'triggers'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 26),
('00000000-0000-4000-a000-000000000627', 'Tension-Type Headache', 'tension-type-headache',
  'The most common kind of headache: a dull pressure on both sides of the head, like a tight band. It is not dangerous.',
  'Most people have a tension-type headache at some time. It may last half an hour or several days. It can be related to stress, tiredness, eye strain, skipped meals, or holding the neck in one position, such as over a phone or sewing machine.

Unlike migraine, it does not usually cause vomiting and does not stop you from carrying on. When it happens on many days a month it can be tiring, and prevention is better than more and more tablets.',
  array[
    'Pressing or tightening pain on both sides of the head',
    'Mild to moderate pain that does not throb',
    'Tight or tender muscles in the neck and scalp',
    'Little or no nausea',
    'Pain not made worse by ordinary activity'],
  array[
    'Breaks from screens and close work, with gentle neck stretches',
    'Regular meals, water, sleep and exercise',
    'Relaxation, breathing exercises or yoga',
    'Simple pain relief now and then, on only a few days each month',
    'An eye check if close work brings it on',
    'Preventive treatment for frequent headache',
    'Medical advice if the headache changes, or comes with fever, weakness or loss of sight'],
  null, '00000000-0000-4000-a000-000000000503', array['headache', 'stress', 'neck', 'pressure'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 27),
('00000000-0000-4000-a000-000000000628', 'Cluster Headache', 'cluster-headache',
  'Attacks of very severe pain around one eye that come in bouts. It needs a doctor''s help, and there are treatments for it.',
  'Cluster headache is rare but very painful. Attacks last from fifteen minutes to three hours, often at the same time each day or night, for weeks or months. Then there may be a long time without any.

During an attack the person is often restless and paces about, unlike in migraine. The eye and nose on the painful side may run. Ordinary pain relief is too slow to help, so please see a neurologist.',
  array[
    'Severe, piercing pain around one eye or temple',
    'A red or watering eye on the same side',
    'A blocked or running nostril on the same side',
    'A drooping eyelid or small pupil',
    'Restlessness during the attack',
    'Attacks at the same hour, often waking the person at night'],
  array[
    'Oxygen breathed through a mask at the start of an attack, when prescribed',
    'Fast-acting migraine medicines by injection or nasal spray, when suitable',
    'A short course of treatment at the start of a bout to settle it',
    'Preventive medicine during a bout, with checks by the doctor',
    'Avoiding alcohol during a bout',
    'Stopping smoking',
    'Support for mood, as the pain can be overwhelming'],
  null, '00000000-0000-4000-a000-000000000503', array['headache', 'one-sided pain', 'eye', 'attacks'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 28),
('00000000-0000-4000-a000-000000000629', 'Medication-Overuse Headache', 'medication-overuse-headache',
  'Taking pain relief for headache on many days each month can itself keep headache going. Cutting down, with help, usually improves it.',
  'People with migraine or tension-type headache sometimes need tablets more and more often. After a while the tablets stop working well and the headache comes almost every day. This is called medication-overuse headache. It can happen with ordinary pain relief bought without a prescription.

It is nobody''s fault. The headache may get worse for some days after stopping and then improves over weeks. Some medicines must be reduced slowly, so please make a plan with your doctor.',
  array[
    'Headache on most days, often on waking',
    'Pain relief needed on ten to fifteen days a month or more',
    'Short relief followed by return of the headache',
    'Neck pain, restlessness or poor sleep',
    'Difficulty concentrating'],
  array[
    'A diary of headaches and of all tablets taken',
    'Stopping or slowly reducing the overused medicine, with a doctor''s plan',
    'Other treatment to help during the first weeks',
    'Starting prevention for the original headache',
    'A limit on the number of days with pain relief afterwards',
    'Regular sleep, meals, water and exercise',
    'A follow-up visit, since it can return'],
  null, '00000000-0000-4000-a000-000000000503', array['headache', 'painkillers', 'rebound', 'daily headache'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 29),
('00000000-0000-4000-a000-000000000630', 'Trigeminal Neuralgia', 'trigeminal-neuralgia',
  'Sudden, sharp pains in the face, like an electric shock, set off by light touch, chewing or brushing the teeth.',
  'The trigeminal nerve carries feeling from the face. In trigeminal neuralgia it becomes irritable, often because a blood vessel presses on it near the brain. The pains last seconds, but may come many times a day, usually on one side.

It is more common after 50. Because the pain can seem to come from the teeth, some people first see a dentist. An MRI scan is usually done to look for a cause.',
  array[
    'Sudden, electric or stabbing pain in the cheek, jaw, teeth or lips',
    'Pain set off by touching the face, a breeze, eating or talking',
    'Attacks that last seconds to two minutes',
    'Pain-free times of weeks or months',
    'Fear of eating, washing or shaving'],
  array[
    'Medicines that calm nerve pain; ordinary pain relief seldom helps',
    'Blood checks and slow changes of dose, as advised',
    'Lukewarm food and drink, and using a straw if that is easier',
    'Shielding the face from cold wind with a scarf',
    'Procedures or surgery on the nerve if medicines do not help enough',
    'Looking after weight and mood during bad spells',
    'A dental check if a tooth problem has not been ruled out'],
  null, '00000000-0000-4000-a000-000000000503', array['facial pain', 'electric shock', 'nerve', 'face'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 30),
('00000000-0000-4000-a000-000000000631', 'Idiopathic Intracranial Hypertension', 'idiopathic-intracranial-hypertension',
  'Raised pressure of the fluid around the brain, causing headache and a risk to eyesight. Early treatment helps protect vision.',
  'The brain is surrounded by fluid that is made and taken up again all the time. In this condition the pressure of the fluid is too high, although the brain scan shows no growth or blockage. It is most common in younger women who have gained weight, but others can have it.

The main concern is the optic nerve at the back of the eye, which can swell. Any loss or greying of vision needs urgent attention.',
  array[
    'Daily headache, often worse on lying down or coughing',
    'Sight that dims or greys out for a few seconds, often on standing',
    'Double vision',
    'A whooshing sound in the ears in time with the pulse',
    'Neck and shoulder pain',
    'Loss of vision at the edges'],
  array[
    'Eye checks with photographs and a field test, repeated over time',
    'A brain scan and a lumbar puncture to measure the pressure',
    'Losing weight slowly and steadily, which is the most helpful treatment for many people',
    'Medicines to lower the pressure and to ease headache',
    'Stopping medicines that can raise the pressure, with advice',
    'Surgery to protect sight in urgent or difficult cases',
    'Going to hospital at once if vision is getting worse'],
  'Go to hospital at once if your sight becomes dim, double or is lost, even for a short time
Call 108 at once for a sudden severe headache, a fit or drowsiness
See your doctor soon if headaches or whooshing sounds in the ears become worse',
  '00000000-0000-4000-a000-000000000503', array['pressure headache', 'vision', 'weight', 'papilloedema'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 31)
on conflict do nothing;

-- Stroke
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by,
  visibility, display_order) values
('00000000-0000-4000-a000-000000000632', 'Stroke', 'stroke',
  'The blood supply to part of the brain is suddenly cut off or a vessel bleeds. Stroke is an emergency: call 108 at once.',
  'The brain needs a constant flow of blood. In most strokes a clot blocks an artery; in others a blood vessel bursts. The part of the brain without blood begins to suffer within minutes, which is why every minute counts.

Remember FAST: Face drooping, Arm weakness, Speech slurred, Time to call 108. Note the time when the person was last well. Treatment to open the vessel works best in the first hours and can be given only in hospital. High blood pressure, diabetes, smoking, an irregular heartbeat and high cholesterol raise the risk, and all of them can be treated.',
  array[
    'Drooping of one side of the face',
    'Sudden weakness or numbness of an arm or leg',
    'Slurred speech, or not understanding words',
    'Sudden loss of sight in one or both eyes',
    'Sudden loss of balance or spinning with unsteadiness',
    'Sudden severe headache with vomiting or drowsiness'],
  array[
    'Call 108 or go to the nearest hospital with stroke care at once, even if symptoms improve',
    'Do not give food, drink or tablets until swallowing has been checked',
    'An urgent brain scan decides the treatment',
    'A clot may be dissolved or removed if the person arrives in time and is suitable',
    'Care in a stroke unit, with early physiotherapy, speech and occupational therapy',
    'Medicines and checks to lower the chance of another stroke',
    'Stopping smoking, moving more and eating less salt',
    'Support for mood, tiredness and family carers'],
  'Call 108 at once if one side of the face droops, an arm or leg is weak, or speech is slurred
Call 108 at once for sudden loss of sight, loss of balance or a sudden severe headache
Note the time when the person was last well, and tell the ambulance
Give no food, drink or tablets, not even aspirin
Do not wait to see whether it passes',
  '00000000-0000-4000-a000-000000000504', array['stroke', 'emergency', 'weakness', 'speech', 'face drooping'],
  '2026-04-09', 'Dr. Meera Chacko', 'published', 32),
('00000000-0000-4000-a000-000000000633', 'Transient Ischaemic Attack', 'transient-ischaemic-attack',
  'A ''mini-stroke'' with the same signs as a stroke that clear within minutes or hours. It is a warning and needs medical care the same day.',
  'In a transient ischaemic attack, or TIA, the blood supply to part of the brain is blocked for a short time and then returns. The signs disappear, usually within an hour. It is tempting to ignore it, but the risk of a full stroke is highest in the next few days.

While it is happening, nobody can tell a TIA from a stroke. Call 108 if you have any signs of stroke, and do not wait to see whether they pass.',
  array[
    'Drooping of one side of the face that passes',
    'Weakness or numbness of an arm or leg for minutes or hours',
    'Slurred or jumbled speech that recovers',
    'Sudden loss of sight in one eye, like a curtain',
    'Sudden unsteadiness or double vision with other signs'],
  array[
    'Seek emergency care at once, even if you are well again',
    'Brain and blood vessel scans, a heart tracing and blood tests',
    'Medicines to prevent clots, started early by a doctor when suitable',
    'Treatment of blood pressure, diabetes, cholesterol or an irregular heartbeat',
    'An operation on a narrowed neck artery in some people',
    'No smoking, a healthy diet and regular exercise',
    'Not driving until your doctor says it is safe'],
  'Call 108 at once for any sign of stroke, even if it begins to pass
See a doctor the same day if the signs have gone, and do not drive yourself
Keep taking your medicines unless a doctor tells you to stop',
  '00000000-0000-4000-a000-000000000504', array['TIA', 'mini-stroke', 'warning', 'emergency'],
  '2026-04-09', 'Dr. Meera Chacko', 'published', 33),
('00000000-0000-4000-a000-000000000634', 'Subarachnoid Haemorrhage', 'subarachnoid-haemorrhage',
  'Bleeding on the surface of the brain, usually with a sudden, severe headache. It is an emergency: call 108.',
  'A subarachnoid haemorrhage most often happens when a weak, bulging spot on an artery, called an aneurysm, bursts. It may happen at any time, without warning, during rest or activity.

People describe the headache as the worst of their life, reaching its peak within a minute. Not every sudden headache is a bleed, but it should always be checked without delay. Smoking and high blood pressure raise the risk.',
  array[
    'Sudden, very severe headache that peaks at once',
    'Vomiting',
    'Stiff or painful neck',
    'Discomfort in light',
    'Fainting, confusion or a fit',
    'Drowsiness or weakness on one side'],
  array[
    'Call 108 and do not drive yourself',
    'An urgent brain scan, and sometimes a lumbar puncture',
    'Care in a hospital with brain surgery and intensive care',
    'Closing the aneurysm from inside the vessel or by an operation',
    'Medicines and close watching to prevent further problems',
    'Rehabilitation for movement, memory, tiredness and mood',
    'No smoking and good control of blood pressure afterwards'],
  'Call 108 at once for a sudden headache that is the worst of your life
Call 108 at once for a headache with vomiting, a stiff neck, a fit or fainting
Do not drive yourself, and do not wait to see whether it passes',
  '00000000-0000-4000-a000-000000000504', array['bleeding', 'thunderclap headache', 'aneurysm', 'emergency'],
  '2026-04-09', 'Dr. Meera Chacko', 'published', 34),
('00000000-0000-4000-a000-000000000635', 'Muscle Stiffness After Stroke', 'muscle-stiffness-after-stroke',
  'Tight, stiff muscles in an arm or leg in the weeks or months after a stroke, also called spasticity. Therapy and treatment can ease it.',
  'After a stroke, the messages from the brain that relax the muscles may be lost. The elbow, wrist and fingers may curl, or the foot may turn in and point down. Stiffness may help a little with standing, but more often it makes washing, dressing and walking harder.

Pain, infection, constipation, cold or a badly fitting splint can make it worse. It is easier to treat early, so do mention it even if recovery is otherwise good.',
  array[
    'A tight arm, with bent elbow and closed fist',
    'A stiff leg or a foot that turns in',
    'Painful spasms or cramps',
    'Difficulty cleaning the palm or dressing',
    'Jerky shaking of the foot when it is stretched',
    'Skin soreness in tight places'],
  array[
    'Daily stretching and good positions, taught by a physiotherapist',
    'Splints or braces, checked often for pressure',
    'Practice of useful movements, a little and often',
    'Botulinum toxin injections for a few overactive muscles',
    'Tablets if stiffness is widespread, weighed against drowsiness',
    'Treating triggers such as pain, infection or constipation',
    'Teaching family members safe ways to move and help'],
  null, '00000000-0000-4000-a000-000000000504', array['spasticity', 'stroke recovery', 'rehabilitation', 'botulinum toxin'],
  '2026-04-09', 'Dr. Meera Chacko', 'published', 35)
on conflict do nothing;

-- Epilepsy and Blackouts
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by,
  visibility, display_order) values
('00000000-0000-4000-a000-000000000636', 'Epilepsy', 'epilepsy',
  'A tendency to have repeated fits (seizures), caused by bursts of electrical activity in the brain. Most people can live full lives with treatment.',
  'Brain cells talk to each other with tiny electrical signals. In a seizure many of them fire together. Depending on the part of the brain, the person may stare, jerk, feel something odd, or fall and shake all over. One seizure alone is not always epilepsy.

Epilepsy is an illness of the brain. It does not spread from person to person and is not caused by spirits or past deeds. People with epilepsy can study, work, marry and have children. With the right medicine, about two in three people become free of seizures.',
  array[
    'Falling with stiffening and jerking of the body',
    'Staring or not responding for a short time',
    'Repeated movements such as lip-smacking or fumbling',
    'A rising feeling in the stomach, odd smell or sense of having been here before',
    'Sudden jerks of the arms, often in the morning',
    'Confusion, headache or sleepiness afterwards'],
  array[
    'During a fit: keep the person safe, put something soft under the head and turn them on their side when the jerking stops',
    'Do not hold them down or put anything in the mouth, such as a key, spoon or onion',
    'Call 108 if a fit lasts more than five minutes, repeats, or is the first one',
    'Tests such as an EEG and MRI scan help to find the type and cause',
    'Medicines taken every day prevent seizures; never stop them suddenly',
    'Enough sleep and little or no alcohol',
    'Advice on driving, swimming, work, pregnancy and marriage',
    'Surgery or other treatments if medicines do not help enough'],
  'Call 108 at once if a seizure lasts for more than five minutes, or another follows soon
Call 108 at once if it happens in water, or if the person is hurt, pregnant or has trouble breathing
Call 108 at once if it is the first seizure, or if the person does not wake up afterwards
During a seizure turn the person on the side, cushion the head and put nothing in the mouth
See your doctor soon if seizures come more often or change',
  '00000000-0000-4000-a000-000000000505', array['epilepsy', 'seizures', 'fits', 'first aid', 'EEG'],
  '2026-01-27', 'Dr. Harsha Kondapalli', 'published', 36),
('00000000-0000-4000-a000-000000000637', 'Focal Seizures', 'focal-seizures',
  'Seizures that begin in one part of the brain. The person may stay aware, or become blank and confused for a minute or two.',
  'What happens in a focal seizure depends on where it starts. It may be a jerking hand, a tingling face, a strange taste, sudden fear or a dreamy state. If awareness is affected, the person may stare, fumble with clothes or wander, and later not remember.

Sometimes a focal seizure spreads to the whole brain and causes a fall with jerking. A description from someone who saw it, or a video on a phone, is very useful to the doctor.',
  array[
    'Jerking or tingling in one part of the body',
    'Odd smells, tastes, sounds or a rising feeling in the stomach',
    'Sudden fear, or a sense of having lived the moment before',
    'Staring and not responding',
    'Lip-smacking, chewing or fumbling movements',
    'Confusion or tiredness for a few minutes afterwards'],
  array[
    'Staying calm, guiding the person away from danger and speaking gently',
    'Not restraining them and not giving food or drink until fully alert',
    'EEG and MRI scan to look for the starting point',
    'Daily medicine chosen for this type of seizure',
    'Assessment for epilepsy surgery when medicines do not control it',
    'A seizure diary or phone videos',
    'Advice on driving, work and safety'],
  'Call 108 at once if a seizure lasts for more than five minutes, or spreads to the whole body for the first time
Call 108 at once if the person does not come round, or is hurt
See a doctor soon after a first spell of staring, jerking or strange feelings',
  '00000000-0000-4000-a000-000000000505', array['seizures', 'epilepsy', 'temporal lobe', 'awareness'],
  '2026-01-27', 'Dr. Harsha Kondapalli', 'published', 37),
('00000000-0000-4000-a000-000000000638', 'Absence Seizures', 'absence-seizures',
  'Short blank spells in children, lasting a few seconds, which may happen many times a day and be mistaken for daydreaming.',
  'In an absence seizure a child suddenly stops, stares and does not answer, sometimes with fluttering eyelids. After a few seconds they carry on as if nothing had happened. Teachers often notice first, or school work slips. Many children grow out of them.',
  array[
    'Sudden pauses in talking or playing',
    'A blank stare with fluttering eyelids',
    'No answer when called or touched',
    'Quick return to normal, with no memory of it',
    'Many spells in a day',
    'Falling marks at school'],
  array[
    'An EEG, often with deep breathing, to confirm the diagnosis',
    'Medicine taken daily, usually for some years',
    'Telling teachers so that the child is supported',
    'Care with swimming, cycling and heights',
    'Regular follow-up'],
  null, '00000000-0000-4000-a000-000000000505', array['children', 'staring', 'school', 'epilepsy'],
  null, null, 'draft', 38),
('00000000-0000-4000-a000-000000000639', 'Febrile Seizures', 'febrile-seizures',
  'Fits in young children brought on by fever. They are frightening to see but usually do not cause lasting harm.',
  'Febrile seizures affect children between about six months and five years, when the body temperature rises with an infection. The child may become stiff, jerk, roll the eyes and not respond, usually for less than five minutes, and is sleepy afterwards.

Most children who have one do not develop epilepsy, and most grow out of them by the age of six. The first febrile seizure should always be checked by a doctor, to find the cause of the fever.',
  array[
    'Stiffening and jerking during a fever',
    'Rolled-up eyes and no response',
    'Pale or bluish lips for a short time',
    'Passing urine during the fit',
    'Sleepiness afterwards'],
  array[
    'Lay the child on the side on a safe surface and note the time',
    'Do not put anything in the mouth and do not hold the child down',
    'Call 108 if it lasts more than five minutes, repeats, or the child is not waking up',
    'See a doctor the same day after a first febrile seizure',
    'Light clothing, fluids and fever relief for comfort; this may not prevent a fit',
    'Urgent care for a stiff neck, a rash, constant vomiting or unusual drowsiness',
    'A plan from the doctor if fits have been long or repeated'],
  'Call 108 at once if the fit lasts for more than five minutes, or another follows
Call 108 at once if the child is hard to wake, breathes badly, is blue, or has a stiff neck or a rash
Take a child to hospital at once after a first fit, or under the age of six months
Turn the child on the side and put nothing in the mouth',
  '00000000-0000-4000-a000-000000000505', array['children', 'fever', 'fits', 'first aid'],
  '2026-01-27', 'Dr. Harsha Kondapalli', 'published', 39),
('00000000-0000-4000-a000-000000000640', 'Fainting', 'fainting',
  'A short loss of consciousness because too little blood reaches the brain. Most faints are harmless, but some need tests.',
  'The usual faint happens on standing for a long time, in heat, at the sight of blood, with pain or after missing meals. You may feel warm, sweaty and sick, your sight may dim, and you fall. Lying flat brings you round within a minute or so.

Small jerks during a faint are common and do not mean epilepsy. A faint during exercise, while lying down, with chest pain or without any warning, or in someone with heart disease, needs prompt medical care.',
  array[
    'Feeling light-headed, warm or sick',
    'Dimming sight or ringing in the ears',
    'Pale, sweaty skin',
    'Falling limp, for less than a minute or two',
    'A few jerks, in some people',
    'Quick recovery on lying flat'],
  array[
    'Lie down at once and raise the legs, or sit with the head low',
    'Rise slowly, and tense your legs and hands when you feel a faint coming',
    'Drink enough water, especially in summer, and do not miss meals',
    'A heart tracing (ECG) and blood pressure lying and standing',
    'A review of blood pressure tablets and other medicines',
    'Emergency care for a faint with chest pain, during exercise or without warning',
    'Advice about driving until the cause is known'],
  'Call 108 at once if the person does not wake within a minute or two
Call 108 at once for a faint with chest pain, breathlessness or a racing heart
Go to hospital at once for a faint during exercise, while lying down, in pregnancy or with injury
See a doctor if you faint again, or if sudden death has happened in your family',
  '00000000-0000-4000-a000-000000000505', array['syncope', 'blackout', 'blood pressure', 'heart'],
  '2026-01-27', 'Dr. Harsha Kondapalli', 'published', 40)
on conflict do nothing;

-- Memory and Thinking
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by,
  visibility, display_order) values
('00000000-0000-4000-a000-000000000641', 'Alzheimer''s Disease', 'alzheimers-disease',
  'The most common cause of dementia. It slowly affects memory, thinking and daily life; early diagnosis helps families plan and cope.',
  'In Alzheimer''s disease, proteins build up in the brain over many years and nerve cells are lost. Recent memory is usually affected first: conversations are forgotten, questions are repeated, things are misplaced. Later, language, finding the way and daily tasks become difficult.

It is not a normal part of getting older, although it becomes more common with age. A visit to the doctor is worthwhile, because low thyroid, lack of vitamin B12, depression, poor sleep and some medicines can cause memory trouble that can be treated.',
  array[
    'Forgetting recent events or conversations',
    'Asking the same question again and again',
    'Losing the way in familiar places',
    'Trouble finding words',
    'Difficulty with money, cooking or medicines',
    'Changes in mood, trust or interest',
    'Confusion that is worse in the evening'],
  array[
    'A memory assessment, blood tests and usually a brain scan',
    'Medicines that may ease symptoms for a time in some people',
    'Simple daily routines, calendars, labels and good lighting',
    'Walking, music, company and useful activity',
    'Hearing aids and glasses where needed',
    'Calm answers rather than correction or argument',
    'Rest, training and support for family carers',
    'Early talks about money, legal papers and future care'],
  'Go to hospital at once if confusion becomes much worse within hours or days: an infection may be the cause
Call 108 at once for sudden weakness, slurred speech or a fall with a blow to the head
Call 112 if somebody with memory loss is missing
See a doctor if memory, words or judgement have changed over some months',
  '00000000-0000-4000-a000-000000000506', array['memory loss', 'dementia', 'ageing', 'caregivers'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 41),
('00000000-0000-4000-a000-000000000642', 'Vascular Dementia', 'vascular-dementia',
  'Problems with thinking and memory caused by reduced blood flow to the brain, often after strokes or years of high blood pressure.',
  'Small or large strokes, or narrowing of the tiny vessels deep in the brain, can harm the pathways used for thinking. Slowness of thought, difficulty planning and changes in walking may be more noticeable than forgetfulness.

It may come in steps, with sudden worsening and steady times in between. Good care of blood pressure, diabetes and the heart can help to prevent further damage.',
  array[
    'Slower thinking and difficulty planning',
    'Poor attention',
    'Memory trouble, sometimes mild at first',
    'Short, unsteady steps',
    'Sudden laughing or crying, or low mood',
    'Urgency to pass urine',
    'Worsening in steps, sometimes after a stroke'],
  array[
    'A brain scan, memory tests and blood tests',
    'Good control of blood pressure, diabetes and cholesterol',
    'Medicines to prevent stroke when a doctor advises them',
    'No smoking and little or no alcohol',
    'Regular walking, company and mental activity',
    'Physiotherapy for walking and prevention of falls',
    'Treatment of low mood and sleep problems',
    'Support and breaks for carers'],
  null, '00000000-0000-4000-a000-000000000506', array['dementia', 'stroke', 'blood vessels', 'memory'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 42),
('00000000-0000-4000-a000-000000000643', 'Dementia with Lewy Bodies', 'dementia-with-lewy-bodies',
  'A form of dementia with changes in alertness, seeing things that are not there, and movement problems like Parkinson''s.',
  'Lewy bodies are tiny clumps of protein inside nerve cells. They are also found in Parkinson''s disease, and the two conditions are closely related. In dementia with Lewy bodies, thinking problems begin before or at about the same time as slowness and stiffness.

A person may be clear in the morning and confused by noon. Some see people, children or animals that are not there, often without fear. People with this condition can be very sensitive to certain medicines for hallucinations, so tell every doctor about the diagnosis.',
  array[
    'Alertness that varies from hour to hour or day to day',
    'Seeing people or animals that are not there',
    'Slowness, stiffness or shuffling',
    'Acting out dreams',
    'Falls or fainting',
    'Difficulty judging distance and planning',
    'Disturbed mood or sleep'],
  array[
    'Assessment by a neurologist, with a brain scan and blood tests',
    'Medicines for thinking and hallucinations that some people find helpful',
    'Careful use of Parkinson''s medicines',
    'Avoiding medicines that can make it worse; carry a card that names the diagnosis',
    'Good lighting and few shadows or patterns at home',
    'Calm reassurance rather than argument about what is seen',
    'Physiotherapy, swallowing advice and prevention of falls',
    'Support for carers'],
  null, '00000000-0000-4000-a000-000000000506', array['dementia', 'hallucinations', 'parkinson''s', 'fluctuating'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 43),
('00000000-0000-4000-a000-000000000644', 'Frontotemporal Dementia', 'frontotemporal-dementia',
  'A less common dementia that changes behaviour or language first, often between the ages of 45 and 65.',
  'The front and side parts of the brain guide behaviour, feelings and language. In frontotemporal dementia these parts are affected, while memory may stay good for some time. The person may seem like a different person: blunt, careless, withdrawn or fixed on routines.

Because it begins at a younger age, it is often taken for depression, stress or a family problem. A clear diagnosis can bring relief and help the family to stop blaming themselves or each other.',
  array[
    'Loss of tact or unusual behaviour in company',
    'Loss of interest or warmth',
    'Repeated routines or a new craving for sweets',
    'Difficulty finding or understanding words',
    'Poor judgement with money',
    'Little awareness of the change'],
  array[
    'A history from someone close, memory and language tests, and a brain scan',
    'Clear routines, simple choices and a calm setting',
    'Speech and language therapy',
    'Practical steps to protect money and driving safety',
    'Medicines for mood or agitation in some people',
    'Genetic counselling where several relatives are affected',
    'Support and rest for the family'],
  null, '00000000-0000-4000-a000-000000000506', array['dementia', 'behaviour', 'language', 'younger people'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 44),
('00000000-0000-4000-a000-000000000645', 'Mild Cognitive Impairment', 'mild-cognitive-impairment',
  'Memory or thinking that is weaker than expected for age, while daily life goes on much as usual. It does not always get worse.',
  'Everyone forgets a name or mislays keys. In mild cognitive impairment the change is noticed by the person or the family and shows on tests, but they can still shop, cook and look after themselves.

Some people later develop dementia, some stay the same and some improve, especially when a treatable cause is found: poor sleep, sleep apnoea, low mood, thyroid trouble, lack of vitamin B12, hearing loss or side effects of medicines.',
  array[
    'Forgetting appointments or recent talks more often',
    'Losing the thread of a conversation',
    'Taking longer over bills or planning',
    'Trouble finding words',
    'Worry or low mood about memory'],
  array[
    'A memory assessment and blood tests',
    'Treating sleep, mood, hearing or medical problems',
    'Regular physical exercise, such as brisk walking',
    'Care of blood pressure, diabetes and weight',
    'Company, reading, music and learning new things',
    'Notes, calendars and a fixed place for keys and glasses',
    'A review every six to twelve months'],
  null, '00000000-0000-4000-a000-000000000506', array['memory', 'ageing', 'forgetfulness', 'prevention'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 45)
on conflict do nothing;

-- Nerves and Muscles
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by,
  visibility, display_order) values
('00000000-0000-4000-a000-000000000646', 'Peripheral Neuropathy', 'peripheral-neuropathy',
  'Damage to the nerves of the hands and feet, causing numbness, tingling, pain or weakness. Finding the cause guides treatment.',
  'The peripheral nerves carry messages between the brain and the rest of the body. When the longest of them are damaged, the toes and feet are usually affected first, later the fingers.

Diabetes is the most common cause. Others are lack of vitamin B12, alcohol, kidney or thyroid disease, some medicines, infections, inherited conditions and problems of the immune system. In some people no cause is found, and it often changes only slowly.',
  array[
    'Tingling or numbness in the toes or fingers',
    'Burning, shooting or stabbing pain',
    'A feeling of walking on cotton or pebbles',
    'Weak ankles or hands',
    'Unsteadiness, especially in the dark',
    'Wounds on the feet that are not felt'],
  array[
    'Blood tests and nerve conduction studies',
    'Treating the cause, such as diabetes or a vitamin lack',
    'Medicines for nerve pain',
    'Daily foot checks and well-fitting shoes; never walk barefoot on hot ground',
    'Physiotherapy for strength and balance',
    'Little or no alcohol',
    'Quick medical advice if weakness develops over days or weeks'],
  null, '00000000-0000-4000-a000-000000000507', array['numbness', 'tingling', 'nerve damage', 'feet'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 46),
('00000000-0000-4000-a000-000000000647', 'Diabetic Neuropathy', 'diabetic-neuropathy',
  'Nerve damage from diabetes, most often in the feet. Good sugar control and daily foot care help to prevent trouble.',
  'High blood sugar over years can harm small nerves and blood vessels. The feet are usually affected first, with burning, tingling or loss of feeling. A stone in the shoe or a burn may then go unnoticed and become a wound.

The nerves that control the stomach, heart rate, bladder or sexual function can be affected too. Mention such problems to your doctor, since many of them can be helped.',
  array[
    'Burning or tingling feet, often worse at night',
    'Numbness like a sock over the foot',
    'Sharp or shooting pains',
    'Sores or cracks that do not hurt',
    'Dizziness on standing',
    'Bloating or vomiting after meals',
    'Problems with the bladder or erections'],
  array[
    'Blood sugar, blood pressure and cholesterol kept in the range agreed with your doctor',
    'Checking both feet every day, with a mirror or a relative''s help',
    'Soft, closed footwear, indoors too if advised',
    'Not using hot water, heat packs or blades on the feet',
    'Medicines for nerve pain',
    'A foot examination at least once a year',
    'Prompt care for any wound, swelling or change of colour',
    'No smoking'],
  null, '00000000-0000-4000-a000-000000000507', array['diabetes', 'feet', 'burning pain', 'numbness'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 47),
('00000000-0000-4000-a000-000000000648', 'Carpal Tunnel Syndrome', 'carpal-tunnel-syndrome',
  'A nerve is squeezed at the wrist, causing tingling and numbness in the hand, often at night.',
  'The median nerve passes through a narrow tunnel at the wrist. If the tunnel becomes tight, the nerve is pressed and the thumb, index, middle and half of the ring finger tingle or feel numb. Shaking the hand often brings relief.

It is more common in women, in pregnancy, and with diabetes, thyroid trouble, extra weight or heavy use of the hands. Mild cases may settle by themselves, especially after pregnancy.',
  array[
    'Tingling or numbness in the thumb and first three fingers',
    'Waking at night with a numb or painful hand',
    'Pain that spreads up the arm',
    'Dropping things or a weak pinch',
    'Thinning of the muscle at the base of the thumb'],
  array[
    'A wrist splint at night for some weeks',
    'Changes to tasks that bend or strain the wrist',
    'Nerve conduction tests if the diagnosis is unclear or surgery is planned',
    'A steroid injection near the nerve in some people',
    'A small operation if it is severe or does not improve',
    'Treating diabetes or thyroid problems',
    'Medical advice soon if numbness is constant or the hand is weak'],
  'Call 108 at once if a hand, arm or side of the face becomes weak or numb suddenly
See a doctor if numbness wakes you most nights, or lasts all day
See a doctor soon if the thumb becomes weak or its muscle thin',
  '00000000-0000-4000-a000-000000000507', array['hand numbness', 'wrist', 'tingling', 'night pain'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 48),
('00000000-0000-4000-a000-000000000649', 'Bell''s Palsy', 'bells-palsy',
  'Sudden weakness of one side of the face. Most people recover, and early treatment helps. Stroke must be ruled out first.',
  'The nerve that moves the face swells and stops working for a time. One side of the face droops within hours or a day or two: the eye does not close, the smile is crooked and food may collect in the cheek.

A drooping face can also be a stroke. If it comes suddenly, or with weakness of an arm, difficulty speaking or unsteadiness, call 108. In Bell''s palsy the forehead is usually weak too, and arms and speech are otherwise normal.',
  array[
    'Drooping of one side of the face, including the forehead',
    'Difficulty closing the eye',
    'Pain behind the ear',
    'Dribbling or food caught in the cheek',
    'Changed taste or sounds that seem too loud',
    'A dry or watering eye'],
  array[
    'See a doctor at once; treatment with steroid tablets works best when started early',
    'Protect the eye: drops by day, ointment and tape at night, glasses outdoors',
    'Soft food and a straw if eating is difficult',
    'Gentle facial exercises when advised',
    'Recovery usually begins within weeks and may take months',
    'A review if there is no improvement, or if the eye is red or painful'],
  'Call 108 at once if the face droops suddenly, or with a weak arm, slurred speech or unsteadiness
See a doctor the same day for any new weakness of the face: treatment works best in the first three days
Go to an eye doctor at once if the eye is red or painful',
  '00000000-0000-4000-a000-000000000507', array['facial weakness', 'face', 'nerve', 'eye care'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 49),
('00000000-0000-4000-a000-000000000650', 'Guillain-Barré Syndrome', 'guillain-barre-syndrome',
  'A rare condition in which the immune system attacks the nerves, causing weakness over days. It needs hospital care without delay.',
  'Guillain-Barré syndrome often follows a stomach or chest infection by a few weeks. It usually starts with tingling in the feet and hands and weakness of the legs, which moves upwards over days. Breathing and swallowing can be affected.

Most people reach the worst point within four weeks and then slowly recover. Many walk again, though tiredness or weakness may remain for a long time. Go to hospital at once for weakness that is getting worse, or for any trouble with breathing or swallowing.',
  array[
    'Tingling in the toes and fingers',
    'Weak legs, then arms',
    'Back or leg pain',
    'Weakness of the face',
    'Difficulty swallowing or breathing',
    'Racing heart or changes of blood pressure'],
  array[
    'Emergency care in hospital, with checks of breathing',
    'Nerve tests and a lumbar puncture',
    'Treatment with immunoglobulin or plasma exchange, given early',
    'Intensive care and help with breathing for some people',
    'Pain relief and prevention of clots and sores',
    'Physiotherapy during and after the hospital stay',
    'Emotional support for the patient and the family'],
  'Call 108 at once for trouble breathing, swallowing or holding up the head
Go to hospital at once if weakness or tingling climbs from the feet over hours or days
Go to hospital at once if the face becomes weak, or the heart races or skips',
  '00000000-0000-4000-a000-000000000507', array['weakness', 'nerves', 'immune system', 'emergency'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 50),
('00000000-0000-4000-a000-000000000651', 'Myasthenia Gravis', 'myasthenia-gravis',
  'Muscles tire quickly because signals from the nerves do not get through well. It often begins with drooping eyelids or double vision.',
  'In myasthenia gravis the immune system blocks the meeting point between nerve and muscle. Strength is better after rest and worse with use, so symptoms are often stronger in the evening.

It may affect only the eyes, or also the face, swallowing, arms and legs. Treatment helps most people to lead an active life. Infections, surgery and certain medicines can make it worse, so tell every doctor and pharmacist. Trouble with breathing or swallowing is an emergency.',
  array[
    'Drooping of one or both eyelids',
    'Double vision',
    'Slurred or nasal speech after talking for a while',
    'Tiring of the jaw on chewing',
    'Difficulty swallowing',
    'Weak neck, arms or legs that improve with rest',
    'Shortness of breath'],
  array[
    'Blood tests, nerve and muscle tests, and a chest scan to look at the thymus gland',
    'Medicines that help nerve signals get through',
    'Medicines that calm the immune system',
    'Removal of the thymus gland in some people',
    'Rest planned through the day, and soft food when tired',
    'A list of medicines to avoid, carried at all times',
    'Emergency care for worsening breathing or swallowing'],
  'Call 108 at once for trouble breathing, or if you cannot swallow or clear your throat
Ask for help the same day if speech, swallowing or the neck becomes weaker
Ask your neurologist before any new medicine or operation',
  '00000000-0000-4000-a000-000000000507', array['weakness', 'drooping eyelids', 'double vision', 'fatigue'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 51),
('00000000-0000-4000-a000-000000000652', 'Motor Neurone Disease', 'motor-neurone-disease',
  'A condition in which the nerves that move the muscles gradually stop working. A caring team can ease symptoms and support the family.',
  'Motor neurone disease, or MND, also called ALS, usually starts with weakness in a hand, foot or the speech. It spreads over months and years. Feeling, sight and hearing stay normal; thinking is affected in some people.

There is no cure at present. Treatment can slow it a little, and help with breathing, food, speech and comfort makes a real difference. It is right to ask questions, to seek a second opinion and to take time for decisions.',
  array[
    'Weak grip, stumbling or a dropped foot',
    'Slurred speech',
    'Twitching and cramps of muscles',
    'Wasting of muscles',
    'Difficulty swallowing or choking',
    'Shortness of breath, or poor sleep with morning headache',
    'Laughing or crying that is hard to control'],
  array[
    'Nerve and muscle tests, scans and blood tests to be sure of the diagnosis',
    'Medicine that may slow the condition modestly',
    'Help with breathing at night',
    'Food advice, and a feeding tube when swallowing becomes unsafe',
    'Speech aids, from a board to a tablet computer',
    'Treatment of cramps, stiffness, saliva and pain',
    'Palliative care early, to keep comfort and quality of life',
    'Talks about wishes for care, and support for carers'],
  null, '00000000-0000-4000-a000-000000000507', array['MND', 'ALS', 'weakness', 'swallowing'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 52),
('00000000-0000-4000-a000-000000000653', 'Sciatica', 'sciatica',
  'Pain that runs from the back down the leg, because a nerve in the lower back is irritated. It usually gets better in weeks.',
  'The sciatic nerve runs from the lower back to the foot. A bulging disc or other changes in the spine can press on one of its roots. The pain is often sharper in the leg than in the back and may be worse on coughing, bending or sitting.

Most people improve within four to six weeks without an operation. Go to hospital at once if you have numbness around the private parts, trouble passing urine or stool, or weakness in both legs.',
  array[
    'Pain from the buttock down the back of the leg',
    'Tingling or numbness in the leg or foot',
    'Pain on coughing, sneezing or sitting for long',
    'Weakness in lifting the foot, in some people',
    'Back pain, often milder than the leg pain'],
  array[
    'Staying gently active; long bed rest does not help',
    'Pain relief as advised by a doctor or pharmacist',
    'Heat packs and changes of position',
    'Exercises from a physiotherapist',
    'A scan only if it is severe, lasts long, or an operation is considered',
    'An injection or operation for some people',
    'Emergency care for loss of bladder or bowel control'],
  'Go to hospital at once if you feel numb around the private parts, or lose control of bladder or bowel
Go to hospital at once if a leg becomes weak, or both legs hurt or go numb
See a doctor soon for back pain with fever, after a fall, or with weight loss
See a doctor if the pain has not eased within six weeks',
  '00000000-0000-4000-a000-000000000507', array['back pain', 'leg pain', 'slipped disc', 'nerve root'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 53)
on conflict do nothing;

-- Brain, Spine and Balance
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by,
  visibility, display_order) values
('00000000-0000-4000-a000-000000000654', 'Multiple Sclerosis', 'multiple-sclerosis',
  'The immune system affects the covering of nerves in the brain and spinal cord. Treatments today can make attacks fewer for many people.',
  'Nerves have a coating, called myelin, that helps messages travel quickly. In multiple sclerosis, or MS, patches of this coating become inflamed. Symptoms depend on where: the eyes, balance, feeling, strength or bladder.

It often starts between 20 and 40 and is more common in women. Many people have attacks, called relapses, with recovery in between. MS is not infectious, and most people with it have a near-normal length of life.',
  array[
    'Blurred or painful sight in one eye',
    'Numbness, tingling or an electric feeling on bending the neck',
    'Weak or stiff legs',
    'Unsteadiness or dizziness',
    'Double vision',
    'Strong tiredness',
    'Bladder urgency'],
  array[
    'MRI scans, and sometimes a lumbar puncture and blood tests',
    'Treatments that lower the number of relapses, started early when suitable',
    'A short course of steroids for some relapses',
    'Physiotherapy and regular exercise within your limits',
    'Pacing, rest and cooling for tiredness and heat',
    'Treatment of pain, stiffness, bladder and mood problems',
    'No smoking, and enough vitamin D as advised',
    'Planning for pregnancy together with your doctor'],
  null, '00000000-0000-4000-a000-000000000508', array['MS', 'immune system', 'vision', 'numbness', 'relapse'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 54),
('00000000-0000-4000-a000-000000000655', 'Positional Vertigo', 'positional-vertigo',
  'Short spells of spinning when you turn in bed, look up or bend down. It comes from the inner ear and can often be put right by simple movements.',
  'Benign paroxysmal positional vertigo, or BPPV, happens when tiny crystals in the inner ear slip into the wrong place. Certain movements of the head then make the world spin for less than a minute.

It is unpleasant but not dangerous. Dizziness that comes suddenly with weakness, slurred speech, double vision, severe headache or trouble walking can be a stroke: call 108.',
  array[
    'Spinning on turning over in bed',
    'Spinning on looking up or bending down',
    'Spells of less than a minute',
    'Feeling sick',
    'Unsteadiness between spells'],
  array[
    'A test in which the doctor lays you back with the head turned',
    'Guided head movements, such as the Epley manoeuvre, which often help at once',
    'Exercises to do at home, as shown',
    'Rising slowly and sitting on the edge of the bed first',
    'Medicines for dizziness only for a few days, if at all',
    'Not driving or climbing during bad spells',
    'A review if it returns, or if hearing is affected'],
  'Call 108 at once for dizziness with weakness, slurred speech, double vision or a severe headache
Go to hospital at once if you cannot walk, or cannot stop vomiting
See a doctor for dizziness with a loss of hearing, or if it keeps coming back',
  '00000000-0000-4000-a000-000000000508', array['BPPV', 'vertigo', 'dizziness', 'inner ear', 'balance'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 55),
('00000000-0000-4000-a000-000000000656', 'Meningitis', 'meningitis',
  'An infection of the lining around the brain. It can become serious within hours: go to hospital or call 108 at once.',
  'Meningitis may be caused by bacteria, viruses, tuberculosis or, less often, fungi. Viral meningitis is usually milder. Bacterial meningitis needs antibiotics urgently, and tuberculous meningitis may develop more slowly, over weeks.

Anyone can have it; babies, older people and people with a weak immune system are at higher risk. Vaccines protect against several causes. Do not wait for all the signs, or for a rash, before you seek help.',
  array[
    'Fever with severe headache',
    'Stiff neck',
    'Discomfort in bright light',
    'Vomiting',
    'Confusion, drowsiness or fits',
    'In babies: poor feeding, a high-pitched cry, a bulging soft spot',
    'A rash that does not fade under a glass, in some kinds'],
  array[
    'Emergency care; antibiotics are often given before all results are known',
    'Blood tests, a scan and a lumbar puncture',
    'Antibiotics, antiviral or tuberculosis treatment according to the cause',
    'Steroids in some types',
    'Protection of close contacts when advised',
    'Vaccination according to the national schedule',
    'Hearing tests and follow-up after recovery'],
  'Call 108 at once for fever with a stiff neck, a severe headache, drowsiness or a fit
Call 108 at once for a rash that does not fade when a glass is pressed on it
Take a baby to hospital at once who is floppy, feeds badly, has a strange cry or a bulging soft spot
Do not wait for all the signs to appear',
  '00000000-0000-4000-a000-000000000508', array['infection', 'fever', 'headache', 'stiff neck', 'emergency'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 56),
('00000000-0000-4000-a000-000000000657', 'Concussion', 'concussion',
  'A mild injury of the brain after a blow to the head. Most people recover fully within days or weeks.',
  'A knock, fall or road accident can shake the brain so that it does not work normally for a while. You need not have been unconscious. Headache, dizziness, tiredness and poor concentration are common and usually pass.

Go to hospital at once for repeated vomiting, worsening headache, drowsiness, a fit, weakness, clear fluid from nose or ear, or confusion, and after any head injury if you take blood thinners. Helmets and seat belts prevent many injuries.',
  array[
    'Headache',
    'Dizziness or unsteadiness',
    'Feeling slow, foggy or forgetful',
    'Tiredness or disturbed sleep',
    'Discomfort in light and noise',
    'Irritability or tearfulness'],
  array[
    'A check by a doctor; a scan is needed only for some people',
    'Someone to stay with the person for the first day and night',
    'Relative rest for one or two days, then a gradual return to activity',
    'Return to sport only in steps, and never on the same day',
    'Less screen time, with short breaks from study or work',
    'Simple pain relief as advised; no alcohol',
    'A review if symptoms last more than a few weeks'],
  'Call 108 at once if a person cannot be woken, has a fit, or is weak or confused
Go to hospital at once for repeated vomiting, a worsening headache, or clear fluid from the nose or ear
Go to hospital after any blow to the head if you take blood thinners
See a doctor if headache, dizziness or poor sleep lasts for more than two weeks',
  '00000000-0000-4000-a000-000000000508', array['head injury', 'sports', 'road accident', 'recovery'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 57),
('00000000-0000-4000-a000-000000000658', 'Normal Pressure Hydrocephalus', 'normal-pressure-hydrocephalus',
  'Fluid builds up in the spaces inside the brain of an older person, affecting walking, bladder control and memory. Some improve with an operation.',
  'The brain makes and drains fluid all the time. If drainage becomes slow in later life, the spaces inside the brain widen. Walking usually changes first: short, wide steps with feet that seem stuck to the floor.

The picture can be mistaken for Parkinson''s disease, Alzheimer''s disease or simply age. It is worth recognising, because draining the fluid through a thin tube, called a shunt, helps some people, most of all with walking.',
  array[
    'Short, shuffling, wide-based steps',
    'Feet that seem glued to the floor',
    'Urgency or loss of bladder control',
    'Slower thinking and forgetfulness',
    'Loss of interest',
    'Falls'],
  array[
    'A brain scan and a careful look at walking and memory',
    'A trial of taking off some fluid by lumbar puncture, to see whether walking improves',
    'A shunt operation for people likely to benefit',
    'Physiotherapy and walking aids',
    'Bladder advice and treatment',
    'Regular follow-up, since a shunt may need adjusting'],
  null, '00000000-0000-4000-a000-000000000508', array['walking', 'memory', 'bladder', 'older people'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 58),
('00000000-0000-4000-a000-000000000659', 'Cervical Myelopathy', 'cervical-myelopathy',
  'Wear and tear in the neck presses on the spinal cord, causing clumsy hands and unsteady walking. It should be assessed without long delay.',
  'With age, discs in the neck become thinner and the bones grow small spurs. Usually this causes only stiffness. In some people the space for the spinal cord becomes narrow and the cord is pressed, which is called cervical myelopathy.

It may worsen slowly or in steps, and neck pain can be slight. Because nerve tissue recovers poorly, it is better to act before there is much disability. Sudden weakness of the limbs or loss of bladder control needs emergency care.',
  array[
    'Clumsy hands: trouble with buttons, keys or writing',
    'Numb or tingling fingers',
    'Stiff, heavy or unsteady legs',
    'An electric feeling down the back on bending the neck',
    'Neck pain or stiffness',
    'Urgency to pass urine'],
  array[
    'An MRI scan of the neck',
    'Early opinion from a spine or brain surgeon when the cord is pressed',
    'An operation to make room for the cord, mainly to stop it getting worse',
    'Watching closely with repeated examination in mild cases',
    'Physiotherapy; no forceful neck manipulation',
    'Prevention of falls at home',
    'Advice on work, lifting and driving'],
  null, '00000000-0000-4000-a000-000000000508', array['neck', 'spinal cord', 'clumsy hands', 'spondylosis'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 59)
on conflict do nothing;

-- Without a category
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, last_reviewed_on, last_reviewed_by,
  visibility, display_order) values
('00000000-0000-4000-a000-000000000660', 'Fatigue in Neurological Conditions', 'fatigue-in-neurological-conditions',
  'A deep tiredness that rest does not fully relieve. It is common in many conditions of the brain and nerves, and there are ways to manage it.',
  'People with multiple sclerosis, Parkinson''s disease, stroke, head injury and many other conditions often say that tiredness is the hardest part. It is real, even though nobody can see it. It may affect the body, the mind or both.

Several causes often act together: the illness itself, poor sleep, pain, low mood, side effects of medicines, lack of iron or thyroid trouble, and too little activity. Some of these can be improved, so it is worth looking at each in turn.',
  array[
    'Tiredness out of proportion to what you have done',
    'Heavy limbs or weakness later in the day',
    'Difficulty concentrating or finding words',
    'Needing long rest after small tasks',
    'Less patience or low mood',
    'Worsening in heat or after a bad night'],
  array[
    'A talk with your doctor, a review of medicines and simple blood tests',
    'Planning the day, and doing important things when energy is best',
    'Short rests before you are exhausted',
    'Light exercise, increased slowly',
    'Better sleep, and treatment of sleep apnoea or restless legs',
    'Help for low mood, worry or pain',
    'Explaining to family, school or employer what helps'],
  null, null, array['fatigue', 'tiredness', 'energy', 'pacing'],
  '2026-06-03', 'Dr. Nikhila Srirangam', 'published', 60)
on conflict do nothing;

insert into public.health_library_images (id, illness_id, image_url, alt_text, display_order) values
('00000000-0000-4000-a000-000000000701', '00000000-0000-4000-a000-000000000601', '/storage/v1/object/public/health-library/tremor.webp',
  'Illustration: a hand with gentle wavy lines around it, standing for a tremor', 1),
('00000000-0000-4000-a000-000000000702', '00000000-0000-4000-a000-000000000601', '/storage/v1/object/public/health-library/exercise.webp',
  'Illustration: an older couple walking in a park with a stick', 2),
('00000000-0000-4000-a000-000000000703', '00000000-0000-4000-a000-000000000602', '/storage/v1/object/public/health-library/tremor.webp',
  'Illustration: a hand with gentle wavy lines around it, standing for a tremor', 1),
('00000000-0000-4000-a000-000000000704', '00000000-0000-4000-a000-000000000615', '/storage/v1/object/public/health-library/sleep.webp',
  'Illustration: a person asleep under a blanket below a crescent moon', 1),
('00000000-0000-4000-a000-000000000705', '00000000-0000-4000-a000-000000000615', '/storage/v1/object/public/health-library/airway.webp',
  'Illustration: the side of a head, with a line of air passing through the nose and throat', 2),
('00000000-0000-4000-a000-000000000706', '00000000-0000-4000-a000-000000000616', '/storage/v1/object/public/health-library/sleep.webp',
  'Illustration: a person asleep under a blanket below a crescent moon', 1),
('00000000-0000-4000-a000-000000000707', '00000000-0000-4000-a000-000000000626', '/storage/v1/object/public/health-library/headache.webp',
  'Illustration: a head seen from the side with bright zigzag lines', 1),
('00000000-0000-4000-a000-000000000708', '00000000-0000-4000-a000-000000000632', '/storage/v1/object/public/health-library/fast.webp',
  'Illustration: four signs of stroke: a drooping face, a weak arm, unclear speech and a telephone', 1),
('00000000-0000-4000-a000-000000000709', '00000000-0000-4000-a000-000000000633', '/storage/v1/object/public/health-library/fast.webp',
  'Illustration: four signs of stroke: a drooping face, a weak arm, unclear speech and a telephone', 1),
('00000000-0000-4000-a000-000000000710', '00000000-0000-4000-a000-000000000636', '/storage/v1/object/public/health-library/recovery-position.webp',
  'Illustration: a person lying on one side with a cushion under the head', 1),
('00000000-0000-4000-a000-000000000711', '00000000-0000-4000-a000-000000000641', '/storage/v1/object/public/health-library/memory.webp',
  'Illustration: two people looking at a photo album together', 1),
('00000000-0000-4000-a000-000000000712', '00000000-0000-4000-a000-000000000646', '/storage/v1/object/public/health-library/nerve.webp',
  'Illustration: a nerve cell with branches and a message travelling along it', 1),
('00000000-0000-4000-a000-000000000713', '00000000-0000-4000-a000-000000000654', '/storage/v1/object/public/health-library/nerve.webp',
  'Illustration: a nerve cell with branches and a message travelling along it', 1)
on conflict do nothing;

-- Preset themes. 'Clinical Modern' is the built-in one of src/theme/default-theme.ts.
insert into public.modern_themes (id, name, slug, description, is_preset, validation_status, version_number,
  config, config_hash)
select preset.id::uuid, preset.name, preset.slug, preset.description, true, 'passed', 1, preset.config,
  encode(sha256(convert_to(preset.config::text, 'UTF8')), 'hex')
from (values
('00000000-0000-4000-a000-000000000801', 'Clinical Modern', 'clinical-modern',
  'Clear blues and teals on a bright page. Calm, familiar and easy to read; a safe choice for any clinic.',
  $theme${
  "colors": {
    "light": {
      "primary": "#0B5CAD",
      "secondary": "#0F766E",
      "accent": "#B4470E",
      "background": {
        "page": "#F6F9FC",
        "surface": "#FFFFFF",
        "elevated": "#FFFFFF"
      },
      "text": {
        "primary": "#10233A",
        "secondary": "#3A4E66",
        "muted": "#57687D",
        "inverse": "#FFFFFF"
      },
      "semantic": {
        "success": "#15803D",
        "warning": "#A8480A",
        "error": "#B91C1C",
        "info": "#0369A1"
      },
      "border": {
        "default": "#D9E3ED",
        "hover": "#7590AB",
        "focus": "#0B5CAD"
      },
      "decorativeIcon": "#F59E0B"
    },
    "dark": {
      "primary": "#85BDF7",
      "secondary": "#63CFBE",
      "accent": "#FDBA8C",
      "background": {
        "page": "#0B1521",
        "surface": "#121F2E",
        "elevated": "#1A2A3C"
      },
      "text": {
        "primary": "#EDF3F9",
        "secondary": "#C4D1DF",
        "muted": "#9DAEC1",
        "inverse": "#0B1521"
      },
      "semantic": {
        "success": "#4ADE80",
        "warning": "#FBBF24",
        "error": "#FCA5A5",
        "info": "#7DD3FC"
      },
      "border": {
        "default": "#283A4E",
        "hover": "#58738F",
        "focus": "#85BDF7"
      },
      "decorativeIcon": "#F59E0B"
    }
  },
  "gradients": [
    {
      "name": "hero",
      "type": "linear",
      "angle": 125,
      "stops": [
        { "color": "#0A2647", "position": 0 },
        { "color": "#0B4A8A", "position": 58 },
        { "color": "#0D6B78", "position": 100 }
      ]
    }
  ],
  "typography": {
    "fontFamilies": {
      "heading": "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Noto Sans Telugu\", \"Nirmala UI\", \"Liberation Sans\", sans-serif",
      "body": "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Noto Sans Telugu\", \"Nirmala UI\", \"Liberation Sans\", sans-serif",
      "mono": "ui-monospace, \"Cascadia Mono\", \"Liberation Mono\", monospace"
    },
    "fontUrls": [],
    "fontSizes": {
      "xs": "13px",
      "sm": "15px",
      "base": "17px",
      "lg": "19px",
      "xl": "22px",
      "2xl": "26px",
      "3xl": "32px",
      "4xl": "40px"
    },
    "fontWeights": {
      "normal": 400,
      "medium": 500,
      "semibold": 600,
      "bold": 700
    },
    "lineHeights": {
      "tight": 1.2,
      "normal": 1.5,
      "relaxed": 1.65
    }
  },
  "layoutStyle": "modern",
  "layoutTypography": {
    "headingSizes": {
      "h1": "48px",
      "h2": "36px",
      "h3": "28px"
    },
    "headingWeight": 700,
    "headingLineHeight": 1.2
  },
  "layoutSpacing": {
    "sectionPaddingY": "80px",
    "cardPadding": "32px",
    "elementGap": "32px"
  },
  "layouts": {
    "navigation": {
      "style": "sticky",
      "position": "top",
      "transparent": false,
      "activeBackground": "#0066CC",
      "enableThemeModeToggle": true
    },
    "hero": {},
    "cards": {
      "radius": "lg",
      "shadow": "sm",
      "hoverEffect": "subtle"
    },
    "sections": {},
    "pages": {}
  },
  "designTokens": {
    "spacing": {
      "xs": "4px",
      "sm": "8px",
      "md": "16px",
      "lg": "24px",
      "xl": "32px",
      "2xl": "48px"
    },
    "borderRadius": {
      "sm": "6px",
      "md": "10px",
      "lg": "16px",
      "xl": "24px",
      "full": "9999px"
    },
    "shadows": {
      "none": "none",
      "sm": "0 1px 2px rgba(16, 35, 58, 0.06), 0 2px 8px rgba(16, 35, 58, 0.04)",
      "md": "0 2px 6px rgba(16, 35, 58, 0.06), 0 8px 24px rgba(16, 35, 58, 0.08)",
      "lg": "0 4px 12px rgba(16, 35, 58, 0.08), 0 16px 40px rgba(16, 35, 58, 0.12)",
      "xl": "0 8px 20px rgba(16, 35, 58, 0.1), 0 28px 64px rgba(16, 35, 58, 0.16)"
    },
    "blur": {
      "sm": "4px",
      "md": "12px",
      "lg": "24px"
    },
    "opacity": {
      "disabled": 0.55,
      "overlay": 0.6
    },
    "borderWidth": {
      "thin": "1px",
      "thick": "2px"
    },
    "containerWidths": {
      "text": "720px",
      "page": "1180px"
    }
  },
  "animations": {
    "features": {
      "scrollReveal": false,
      "hoverEffects": true,
      "pageTransitions": false
    },
    "durations": {
      "fast": "120ms",
      "normal": "200ms",
      "slow": "400ms"
    },
    "easings": {
      "standard": "cubic-bezier(0.2, 0, 0, 1)",
      "out": "ease-out"
    }
  },
  "accessibility": {
    "focusIndicators": {
      "style": "outline",
      "width": "3px",
      "color": "#0B5CAD"
    },
    "keyboardNavigation": {
      "skipLinks": true,
      "focusVisible": true
    },
    "highContrast": false,
    "reducedMotion": {
      "respectPreference": true
    },
    "minimumTargetSize": "48px"
  },
  "emergencyButton": {
    "text": "",
    "backgroundColor": "#EF4444",
    "textColor": "#FFFFFF"
  },
  "backButton": {
    "text": "Back",
    "backgroundColor": "transparent",
    "textColor": "",
    "borderColor": "",
    "hoverBackgroundColor": "",
    "hoverTextColor": ""
  },
  "healthLibraryEnabled": true
}$theme$::jsonb),
('00000000-0000-4000-a000-000000000802', 'Quiet Page', 'quiet-page',
  'A minimal look like a well-printed leaflet: paper white, dark green ink, fine lines and no shadows. Words come first.',
  $theme${
  "colors": {
    "light": {
      "primary": "#24533F",
      "secondary": "#4C4A43",
      "accent": "#8F3A22",
      "background": {
        "page": "#FBFAF7",
        "surface": "#FFFFFF",
        "elevated": "#FFFFFF"
      },
      "text": {
        "primary": "#1B1B18",
        "secondary": "#44433D",
        "muted": "#65645C",
        "inverse": "#FFFFFF"
      },
      "semantic": {
        "success": "#256B3C",
        "warning": "#8A5200",
        "error": "#A62B22",
        "info": "#2B5C86"
      },
      "border": {
        "default": "#E3E1DA",
        "hover": "#8C8A81",
        "focus": "#24533F"
      },
      "decorativeIcon": "#D97706"
    },
    "dark": {
      "primary": "#A8D5BE",
      "secondary": "#CFCDC4",
      "accent": "#F2A78F",
      "background": {
        "page": "#131311",
        "surface": "#1B1B18",
        "elevated": "#252521"
      },
      "text": {
        "primary": "#F2F1EB",
        "secondary": "#CBC9C0",
        "muted": "#A5A399",
        "inverse": "#131311"
      },
      "semantic": {
        "success": "#8BD6A2",
        "warning": "#F0C36A",
        "error": "#F5A69D",
        "info": "#9CC9EE"
      },
      "border": {
        "default": "#34332E",
        "hover": "#77756B",
        "focus": "#A8D5BE"
      },
      "decorativeIcon": "#F0B35A"
    }
  },
  "gradients": [
    {
      "name": "hero",
      "type": "linear",
      "angle": 180,
      "stops": [
        { "color": "#1C3A2E", "position": 0 },
        { "color": "#24533F", "position": 100 }
      ]
    }
  ],
  "typography": {
    "fontFamilies": {
      "heading": "Georgia, \"Noto Serif\", \"Noto Serif Telugu\", \"Noto Sans Telugu\", \"Liberation Serif\", serif",
      "body": "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Noto Sans Telugu\", \"Nirmala UI\", \"Liberation Sans\", sans-serif",
      "mono": "ui-monospace, \"Cascadia Mono\", \"Liberation Mono\", monospace"
    },
    "fontUrls": [],
    "fontSizes": {
      "xs": "13px",
      "sm": "15px",
      "base": "17px",
      "lg": "19px",
      "xl": "22px",
      "2xl": "26px",
      "3xl": "30px",
      "4xl": "38px"
    },
    "fontWeights": {
      "normal": 400,
      "medium": 500,
      "semibold": 600,
      "bold": 700
    },
    "lineHeights": {
      "tight": 1.2,
      "normal": 1.55,
      "relaxed": 1.75
    }
  },
  "layoutStyle": "minimal",
  "layoutTypography": {
    "headingSizes": {
      "h1": "44px",
      "h2": "30px",
      "h3": "22px"
    },
    "headingWeight": 400,
    "headingLineHeight": 1.2
  },
  "layoutSpacing": {
    "sectionPaddingY": "96px",
    "cardPadding": "28px",
    "elementGap": "28px"
  },
  "layouts": {
    "navigation": {
      "style": "sticky",
      "position": "top",
      "transparent": false,
      "activeBackground": null,
      "enableThemeModeToggle": true
    },
    "hero": {},
    "cards": {
      "radius": "sm",
      "shadow": "none",
      "hoverEffect": "none"
    },
    "sections": {},
    "pages": {}
  },
  "designTokens": {
    "spacing": {
      "xs": "4px",
      "sm": "8px",
      "md": "16px",
      "lg": "24px",
      "xl": "32px",
      "2xl": "48px"
    },
    "borderRadius": {
      "sm": "2px",
      "md": "3px",
      "lg": "4px",
      "xl": "6px",
      "full": "9999px"
    },
    "shadows": {
      "none": "none",
      "sm": "0 1px 2px rgba(27, 27, 24, 0.05), 0 2px 8px rgba(27, 27, 24, 0.04)",
      "md": "0 2px 6px rgba(27, 27, 24, 0.06), 0 8px 24px rgba(27, 27, 24, 0.07)",
      "lg": "0 4px 12px rgba(27, 27, 24, 0.07), 0 16px 40px rgba(27, 27, 24, 0.1)",
      "xl": "0 8px 20px rgba(27, 27, 24, 0.09), 0 28px 64px rgba(27, 27, 24, 0.14)"
    },
    "blur": {
      "sm": "4px",
      "md": "12px",
      "lg": "24px"
    },
    "opacity": {
      "disabled": 0.55,
      "overlay": 0.6
    },
    "borderWidth": {
      "thin": "1px",
      "thick": "2px"
    },
    "containerWidths": {
      "text": "660px",
      "page": "1040px"
    }
  },
  "animations": {
    "features": {
      "scrollReveal": false,
      "hoverEffects": false,
      "pageTransitions": false
    },
    "durations": {
      "fast": "80ms",
      "normal": "140ms",
      "slow": "240ms"
    },
    "easings": {
      "standard": "cubic-bezier(0.2, 0, 0, 1)",
      "out": "ease-out"
    }
  },
  "accessibility": {
    "focusIndicators": {
      "style": "outline",
      "width": "2px",
      "color": "#4E8A6F"
    },
    "keyboardNavigation": {
      "skipLinks": true,
      "focusVisible": true
    },
    "highContrast": false,
    "reducedMotion": {
      "respectPreference": true
    },
    "minimumTargetSize": "48px"
  },
  "emergencyButton": {
    "text": "Emergency Call",
    "backgroundColor": "#A62B22",
    "textColor": "#FFFFFF"
  },
  "backButton": {
    "text": "All health information",
    "backgroundColor": "transparent",
    "textColor": "",
    "borderColor": "",
    "hoverBackgroundColor": "",
    "hoverTextColor": ""
  },
  "healthLibraryEnabled": true
}$theme$::jsonb),
('00000000-0000-4000-a000-000000000803', 'Sankranti Kites', 'sankranti-kites',
  'A playful look in kite colours, with round shapes and lively movement. Friendly for children and their families.',
  $theme${
  "colors": {
    "light": {
      "primary": "#6D28B8",
      "secondary": "#B0185F",
      "accent": "#9A4B00",
      "background": {
        "page": "#FCF6FF",
        "surface": "#FFFFFF",
        "elevated": "#FFFDF5"
      },
      "text": {
        "primary": "#26123D",
        "secondary": "#4C3867",
        "muted": "#66527F",
        "inverse": "#FFFFFF"
      },
      "semantic": {
        "success": "#16703A",
        "warning": "#96500A",
        "error": "#B4193A",
        "info": "#1A5FB4"
      },
      "border": {
        "default": "#EAD9F5",
        "hover": "#A27BC4",
        "focus": "#6D28B8"
      },
      "decorativeIcon": "#F59E0B"
    },
    "dark": {
      "primary": "#D6B0FF",
      "secondary": "#FF9FC9",
      "accent": "#FFC677",
      "background": {
        "page": "#180E26",
        "surface": "#231636",
        "elevated": "#2F1F47"
      },
      "text": {
        "primary": "#F9F1FF",
        "secondary": "#DCCBEE",
        "muted": "#B9A4D1",
        "inverse": "#1C0F2E"
      },
      "semantic": {
        "success": "#7EE2A8",
        "warning": "#FFCE73",
        "error": "#FFA3B1",
        "info": "#9CCBFF"
      },
      "border": {
        "default": "#43305E",
        "hover": "#8468A8",
        "focus": "#D6B0FF"
      },
      "decorativeIcon": "#FBBF24"
    }
  },
  "gradients": [
    {
      "name": "hero",
      "type": "linear",
      "angle": 120,
      "stops": [
        { "color": "#5B21B6", "position": 0 },
        { "color": "#A3195F", "position": 60 },
        { "color": "#B4480A", "position": 100 }
      ]
    }
  ],
  "typography": {
    "fontFamilies": {
      "heading": "\"Baloo Tammudu 2\", system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Noto Sans Telugu\", \"Nirmala UI\", \"Liberation Sans\", sans-serif",
      "body": "Nunito, system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Noto Sans Telugu\", \"Nirmala UI\", \"Liberation Sans\", sans-serif",
      "mono": "ui-monospace, \"Cascadia Mono\", \"Liberation Mono\", monospace"
    },
    "fontUrls": [
      "https://fonts.googleapis.com/css?family=Baloo+Tammudu+2:600,700&display=swap",
      "https://fonts.googleapis.com/css?family=Nunito:400,600,700&display=swap"
    ],
    "fontSizes": {
      "xs": "13px",
      "sm": "15px",
      "base": "17px",
      "lg": "19px",
      "xl": "22px",
      "2xl": "26px",
      "3xl": "32px",
      "4xl": "40px"
    },
    "fontWeights": {
      "normal": 400,
      "medium": 500,
      "semibold": 600,
      "bold": 700
    },
    "lineHeights": {
      "tight": 1.2,
      "normal": 1.5,
      "relaxed": 1.65
    }
  },
  "layoutStyle": "playful",
  "layoutTypography": {
    "headingSizes": {
      "h1": "52px",
      "h2": "38px",
      "h3": "27px"
    },
    "headingWeight": 700,
    "headingLineHeight": 1.15
  },
  "layoutSpacing": {
    "sectionPaddingY": "72px",
    "cardPadding": "30px",
    "elementGap": "28px"
  },
  "layouts": {
    "navigation": {
      "style": "floating",
      "position": "top",
      "transparent": false,
      "activeBackground": "#6D28B8",
      "enableThemeModeToggle": true
    },
    "hero": {},
    "cards": {
      "radius": "xl",
      "shadow": "md",
      "hoverEffect": "bounce"
    },
    "sections": {},
    "pages": {}
  },
  "designTokens": {
    "spacing": {
      "xs": "4px",
      "sm": "8px",
      "md": "16px",
      "lg": "24px",
      "xl": "32px",
      "2xl": "48px"
    },
    "borderRadius": {
      "sm": "12px",
      "md": "18px",
      "lg": "26px",
      "xl": "36px",
      "full": "9999px"
    },
    "shadows": {
      "none": "none",
      "sm": "0 1px 2px rgba(76, 29, 149, 0.07), 0 2px 8px rgba(76, 29, 149, 0.06)",
      "md": "0 2px 6px rgba(76, 29, 149, 0.08), 0 8px 24px rgba(76, 29, 149, 0.11)",
      "lg": "0 4px 12px rgba(76, 29, 149, 0.11), 0 16px 40px rgba(76, 29, 149, 0.16)",
      "xl": "0 8px 20px rgba(76, 29, 149, 0.13), 0 28px 64px rgba(76, 29, 149, 0.22)"
    },
    "blur": {
      "sm": "4px",
      "md": "12px",
      "lg": "24px"
    },
    "opacity": {
      "disabled": 0.55,
      "overlay": 0.6
    },
    "borderWidth": {
      "thin": "2px",
      "thick": "4px"
    },
    "containerWidths": {
      "text": "720px",
      "page": "1180px"
    }
  },
  "animations": {
    "features": {
      "scrollReveal": true,
      "hoverEffects": true,
      "pageTransitions": true
    },
    "durations": {
      "fast": "140ms",
      "normal": "260ms",
      "slow": "480ms"
    },
    "easings": {
      "standard": "cubic-bezier(0.34, 1.4, 0.64, 1)",
      "out": "cubic-bezier(0.16, 1, 0.3, 1)"
    }
  },
  "accessibility": {
    "focusIndicators": {
      "style": "shadow",
      "width": "4px",
      "color": "#9F5BE0"
    },
    "keyboardNavigation": {
      "skipLinks": true,
      "focusVisible": true
    },
    "highContrast": false,
    "reducedMotion": {
      "respectPreference": true
    },
    "minimumTargetSize": "48px"
  },
  "emergencyButton": {
    "text": "",
    "backgroundColor": "#FFE08A",
    "textColor": "#7A1230"
  },
  "backButton": {
    "text": "Take me back",
    "backgroundColor": "#F3E5FC",
    "textColor": "#5B1FA0",
    "borderColor": "#D9BEF0",
    "hoverBackgroundColor": "#6D28B8",
    "hoverTextColor": "#FFFFFF"
  },
  "healthLibraryEnabled": true
}$theme$::jsonb),
('00000000-0000-4000-a000-000000000804', 'Moonlit Hours', 'moonlit-hours',
  'Drawn for dark mode first: deep night blues with moonlight accents, gentle on eyes that find bright light hard. Suits sleep medicine.',
  $theme${
  "colors": {
    "light": {
      "primary": "#3D3FA3",
      "secondary": "#6A3590",
      "accent": "#7A5200",
      "background": {
        "page": "#EDEFF8",
        "surface": "#F9FAFF",
        "elevated": "#FFFFFF"
      },
      "text": {
        "primary": "#15172E",
        "secondary": "#3A3E60",
        "muted": "#54587A",
        "inverse": "#FFFFFF"
      },
      "semantic": {
        "success": "#17663A",
        "warning": "#85500A",
        "error": "#A81C3C",
        "info": "#1F5499"
      },
      "border": {
        "default": "#D3D7EA",
        "hover": "#7F86B5",
        "focus": "#3D3FA3"
      },
      "decorativeIcon": "#E0A526"
    },
    "dark": {
      "primary": "#AEB7FF",
      "secondary": "#D9B1F5",
      "accent": "#F3D58F",
      "background": {
        "page": "#080A17",
        "surface": "#101328",
        "elevated": "#191D3A"
      },
      "text": {
        "primary": "#F1F2FF",
        "secondary": "#C8CBEA",
        "muted": "#A0A4CC",
        "inverse": "#0A0C1C"
      },
      "semantic": {
        "success": "#7FDDAA",
        "warning": "#F4CD7C",
        "error": "#FFA6B5",
        "info": "#94C8FF"
      },
      "border": {
        "default": "#272C52",
        "hover": "#626A9E",
        "focus": "#AEB7FF"
      },
      "decorativeIcon": "#F3C95B"
    }
  },
  "gradients": [
    {
      "name": "hero",
      "type": "radial",
      "angle": 0,
      "stops": [
        { "color": "#3B3F91", "position": 0 },
        { "color": "#1D1F4F", "position": 55 },
        { "color": "#090B1C", "position": 100 }
      ]
    }
  ],
  "typography": {
    "fontFamilies": {
      "heading": "Sora, system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Noto Sans Telugu\", \"Nirmala UI\", \"Liberation Sans\", sans-serif",
      "body": "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Noto Sans Telugu\", \"Nirmala UI\", \"Liberation Sans\", sans-serif",
      "mono": "ui-monospace, \"Cascadia Mono\", \"Liberation Mono\", monospace"
    },
    "fontUrls": [
      "https://fonts.googleapis.com/css?family=Sora:600,700&display=swap"
    ],
    "fontSizes": {
      "xs": "13px",
      "sm": "15px",
      "base": "17px",
      "lg": "19px",
      "xl": "22px",
      "2xl": "26px",
      "3xl": "32px",
      "4xl": "40px"
    },
    "fontWeights": {
      "normal": 400,
      "medium": 500,
      "semibold": 600,
      "bold": 700
    },
    "lineHeights": {
      "tight": 1.2,
      "normal": 1.5,
      "relaxed": 1.65
    }
  },
  "layoutStyle": "modern",
  "layoutTypography": {
    "headingSizes": {
      "h1": "46px",
      "h2": "34px",
      "h3": "25px"
    },
    "headingWeight": 600,
    "headingLineHeight": 1.2
  },
  "layoutSpacing": {
    "sectionPaddingY": "88px",
    "cardPadding": "32px",
    "elementGap": "32px"
  },
  "layouts": {
    "navigation": {
      "style": "fixed",
      "position": "top",
      "transparent": true,
      "activeBackground": "#4B4FB8",
      "enableThemeModeToggle": true
    },
    "hero": {},
    "cards": {
      "radius": "lg",
      "shadow": "lg",
      "hoverEffect": "lift"
    },
    "sections": {},
    "pages": {}
  },
  "designTokens": {
    "spacing": {
      "xs": "4px",
      "sm": "8px",
      "md": "16px",
      "lg": "24px",
      "xl": "32px",
      "2xl": "48px"
    },
    "borderRadius": {
      "sm": "8px",
      "md": "12px",
      "lg": "18px",
      "xl": "28px",
      "full": "9999px"
    },
    "shadows": {
      "none": "none",
      "sm": "0 1px 2px rgba(8, 10, 40, 0.11), 0 2px 8px rgba(8, 10, 40, 0.09)",
      "md": "0 2px 6px rgba(8, 10, 40, 0.13), 0 8px 24px rgba(8, 10, 40, 0.16)",
      "lg": "0 4px 12px rgba(8, 10, 40, 0.16), 0 16px 40px rgba(8, 10, 40, 0.23)",
      "xl": "0 8px 20px rgba(8, 10, 40, 0.2), 0 28px 64px rgba(8, 10, 40, 0.32)"
    },
    "blur": {
      "sm": "6px",
      "md": "16px",
      "lg": "32px"
    },
    "opacity": {
      "disabled": 0.55,
      "overlay": 0.6
    },
    "borderWidth": {
      "thin": "1px",
      "thick": "2px"
    },
    "containerWidths": {
      "text": "720px",
      "page": "1180px"
    }
  },
  "animations": {
    "features": {
      "scrollReveal": true,
      "hoverEffects": true,
      "pageTransitions": false
    },
    "durations": {
      "fast": "140ms",
      "normal": "240ms",
      "slow": "500ms"
    },
    "easings": {
      "standard": "cubic-bezier(0.2, 0, 0, 1)",
      "out": "ease-out"
    }
  },
  "accessibility": {
    "focusIndicators": {
      "style": "outline",
      "width": "3px",
      "color": "#6E75E6"
    },
    "keyboardNavigation": {
      "skipLinks": true,
      "focusVisible": true
    },
    "highContrast": false,
    "reducedMotion": {
      "respectPreference": true
    },
    "minimumTargetSize": "48px"
  },
  "emergencyButton": {
    "text": "Emergency Call",
    "backgroundColor": "#B91C3C",
    "textColor": "#FFFFFF"
  },
  "backButton": {
    "text": "Back",
    "backgroundColor": "transparent",
    "textColor": "",
    "borderColor": "",
    "hoverBackgroundColor": "",
    "hoverTextColor": ""
  },
  "healthLibraryEnabled": true
}$theme$::jsonb),
('00000000-0000-4000-a000-000000000805', 'Marigold Courtyard', 'marigold-courtyard',
  'Terracotta, leaf green and marigold on warm cream. Feels like a sunlit courtyard at home.',
  $theme${
  "colors": {
    "light": {
      "primary": "#A03A12",
      "secondary": "#1E6355",
      "accent": "#845200",
      "background": {
        "page": "#FFF9EF",
        "surface": "#FFFFFF",
        "elevated": "#FFFDF8"
      },
      "text": {
        "primary": "#2D1E13",
        "secondary": "#55412E",
        "muted": "#6D5843",
        "inverse": "#FFFFFF"
      },
      "semantic": {
        "success": "#2B6B2F",
        "warning": "#8C4A00",
        "error": "#A8211D",
        "info": "#1F5C86"
      },
      "border": {
        "default": "#EEDDC4",
        "hover": "#B08A5C",
        "focus": "#A03A12"
      },
      "decorativeIcon": "#E59A0C"
    },
    "dark": {
      "primary": "#FFB38C",
      "secondary": "#8FD8C3",
      "accent": "#F6C867",
      "background": {
        "page": "#1A110A",
        "surface": "#251910",
        "elevated": "#322318"
      },
      "text": {
        "primary": "#FCF2E6",
        "secondary": "#E2D0BA",
        "muted": "#BFA98F",
        "inverse": "#1D120A"
      },
      "semantic": {
        "success": "#9BD99B",
        "warning": "#F8CB74",
        "error": "#FFA99E",
        "info": "#9CCFF2"
      },
      "border": {
        "default": "#46331F",
        "hover": "#8E6F4A",
        "focus": "#FFB38C"
      },
      "decorativeIcon": "#F5B544"
    }
  },
  "gradients": [
    {
      "name": "hero",
      "type": "linear",
      "angle": 140,
      "stops": [
        { "color": "#123F36", "position": 0 },
        { "color": "#1E6355", "position": 55 },
        { "color": "#6B6216", "position": 100 }
      ]
    }
  ],
  "typography": {
    "fontFamilies": {
      "heading": "Lora, Georgia, \"Noto Serif\", \"Noto Serif Telugu\", \"Noto Sans Telugu\", \"Liberation Serif\", serif",
      "body": "system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Noto Sans Telugu\", \"Nirmala UI\", \"Liberation Sans\", sans-serif",
      "mono": "ui-monospace, \"Cascadia Mono\", \"Liberation Mono\", monospace"
    },
    "fontUrls": [
      "https://fonts.googleapis.com/css?family=Lora:500,700&display=swap"
    ],
    "fontSizes": {
      "xs": "13px",
      "sm": "15px",
      "base": "17px",
      "lg": "19px",
      "xl": "22px",
      "2xl": "26px",
      "3xl": "32px",
      "4xl": "40px"
    },
    "fontWeights": {
      "normal": 400,
      "medium": 500,
      "semibold": 600,
      "bold": 700
    },
    "lineHeights": {
      "tight": 1.25,
      "normal": 1.6,
      "relaxed": 1.75
    }
  },
  "layoutStyle": "modern",
  "layoutTypography": {
    "headingSizes": {
      "h1": "46px",
      "h2": "35px",
      "h3": "26px"
    },
    "headingWeight": 700,
    "headingLineHeight": 1.25
  },
  "layoutSpacing": {
    "sectionPaddingY": "80px",
    "cardPadding": "30px",
    "elementGap": "30px"
  },
  "layouts": {
    "navigation": {
      "style": "sticky",
      "position": "top",
      "transparent": false,
      "activeBackground": "#A03A12",
      "enableThemeModeToggle": true
    },
    "hero": {},
    "cards": {
      "radius": "md",
      "shadow": "sm",
      "hoverEffect": "lift"
    },
    "sections": {},
    "pages": {}
  },
  "designTokens": {
    "spacing": {
      "xs": "4px",
      "sm": "8px",
      "md": "16px",
      "lg": "24px",
      "xl": "32px",
      "2xl": "48px"
    },
    "borderRadius": {
      "sm": "8px",
      "md": "14px",
      "lg": "20px",
      "xl": "28px",
      "full": "9999px"
    },
    "shadows": {
      "none": "none",
      "sm": "0 1px 2px rgba(94, 50, 12, 0.08), 0 2px 8px rgba(94, 50, 12, 0.07)",
      "md": "0 2px 6px rgba(94, 50, 12, 0.09), 0 8px 24px rgba(94, 50, 12, 0.12)",
      "lg": "0 4px 12px rgba(94, 50, 12, 0.12), 0 16px 40px rgba(94, 50, 12, 0.17)",
      "xl": "0 8px 20px rgba(94, 50, 12, 0.14), 0 28px 64px rgba(94, 50, 12, 0.23)"
    },
    "blur": {
      "sm": "4px",
      "md": "12px",
      "lg": "24px"
    },
    "opacity": {
      "disabled": 0.55,
      "overlay": 0.6
    },
    "borderWidth": {
      "thin": "1px",
      "thick": "2px"
    },
    "containerWidths": {
      "text": "720px",
      "page": "1180px"
    }
  },
  "animations": {
    "features": {
      "scrollReveal": false,
      "hoverEffects": true,
      "pageTransitions": true
    },
    "durations": {
      "fast": "130ms",
      "normal": "220ms",
      "slow": "420ms"
    },
    "easings": {
      "standard": "cubic-bezier(0.2, 0, 0, 1)",
      "out": "ease-out"
    }
  },
  "accessibility": {
    "focusIndicators": {
      "style": "outline",
      "width": "3px",
      "color": "#C2571F"
    },
    "keyboardNavigation": {
      "skipLinks": true,
      "focusVisible": true
    },
    "highContrast": false,
    "reducedMotion": {
      "respectPreference": true
    },
    "minimumTargetSize": "48px"
  },
  "emergencyButton": {
    "text": "Emergency Call",
    "backgroundColor": "#B3201B",
    "textColor": "#FFFFFF"
  },
  "backButton": {
    "text": "Back",
    "backgroundColor": "#FBEBD3",
    "textColor": "#7A2B0B",
    "borderColor": "#E8C99C",
    "hoverBackgroundColor": "#A03A12",
    "hoverTextColor": "#FFFFFF"
  },
  "healthLibraryEnabled": true
}$theme$::jsonb)
) as preset (id, name, slug, description, config)
on conflict do nothing;

insert into public.theme_versions (id, theme_id, version_number, name, config, config_hash, change_description)
select replace(id::text, '-0000000008', '-0000000009')::uuid, id, 1, name, config, config_hash, 'Preset theme'
from public.modern_themes where id::text like '00000000-0000-4000-a000-0000000008__'
on conflict do nothing;

update public.modern_site_settings set active_theme_id = version.theme_id, active_version_id = version.id,
  theme_hash = version.config_hash, activated_at = now()
from public.theme_versions version
where version.id = '00000000-0000-4000-a000-000000000901' and active_theme_id is null;

reset nadi.logged;
