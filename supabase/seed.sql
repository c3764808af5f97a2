-- The sample clinic (S-70). The clinic, its people and their stories are invented; the pictures are
-- drawings (seed/README.md), and come through the Storage. Runs after the migrations, as the
-- owner, and may run twice: rows that exist already are left as they are.
--
-- What patients say for an illness (also_called), in Telugu, Hindi and Urdu and as people type those
-- in English letters, has not been reviewed by a native speaker. A clinic should look over it.

-- Seeding is no one's work: it leaves no lines in the activity log.
set nadi.logged = 'on';

insert into public.hospital_profile (name, about_text, mission, address, city, state, pincode,
  phone_numbers, emails, working_hours, logo_image, banner_image, share_image) values (
  'Vennela Neurology Centre',
  'Vennela Neurology Centre looks after people with conditions of the brain, nerves, movement and sleep. Our neurologists, sleep specialists, nurses and therapists work under one roof, so that tests, treatment and advice fit together and families do not have to carry messages from one place to another.

We speak Telugu, Hindi, Urdu and English, and we take time to explain. You are welcome to bring a family member, your old reports and a list of questions.

This is sample content: the clinic, its people and their stories are invented, and the pictures are illustrations.',
  'To give every person with a neurological condition clear answers, careful treatment and kindness, and to stay beside them and their family for as long as they need us.',
  'Plot 12, Moonrise Lane
Vennela Nagar, Taragiri Hills
Hyderabad, Telangana 500999',
  'Hyderabad', 'Telangana', '500999',
  array['+91 40 5550 0142', '+91 40 5550 0143', '+91 40 5550 0144'],
  array['care@example.org', 'appointments@example.org'],
  'Sleep laboratory: every night, by appointment',
  '/storage/v1/object/public/hospital-profile/logo-512.webp',
  '/storage/v1/object/public/hospital-profile/banner.webp',
  '/storage/v1/object/public/hospital-profile/share.jpg'
) on conflict do nothing;

insert into public.contact_information (address, phone_numbers, email_addresses, working_hours,
  appointment_booking_link, whatsapp_number, google_maps_code, opening_hours) values (
  'Plot 12, Moonrise Lane
Vennela Nagar, Taragiri Hills
Hyderabad, Telangana 500999',
  array['+91 40 5550 0142', '+91 40 5550 0143', '+91 40 5550 0144'],
  array['care@example.org', 'appointments@example.org'],
  'Sleep laboratory: every night, by appointment',
  'https://example.org/book-an-appointment',
  '+91 40 5550 0145',
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d30453.6!2d78.390000!3d17.433333!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0x0%3A0x0!2zMTfCsDI2JzAwLjAiTiA3OMKwMjMnMjQuMCJF!5e0!3m2!1sen!2sin!4v1760000000000!5m2!1sen!2sin" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>',
  array['Monday 09:00-19:00', 'Tuesday 09:00-19:00', 'Wednesday 09:00-19:00', 'Thursday 09:00-19:00',
    'Friday 09:00-19:00', 'Saturday 09:00-14:00']
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
('00000000-0000-4000-a000-000000000501', 'Movement Disorders', 'movement-disorders', 0),
('00000000-0000-4000-a000-000000000502', 'Sleep Disorders', 'sleep-disorders', 1),
('00000000-0000-4000-a000-000000000503', 'Headache and Facial Pain', 'headache-and-facial-pain', 2),
('00000000-0000-4000-a000-000000000504', 'Stroke', 'stroke', 3),
('00000000-0000-4000-a000-000000000505', 'Epilepsy and Blackouts', 'epilepsy-and-blackouts', 4),
('00000000-0000-4000-a000-000000000506', 'Memory and Thinking', 'memory-and-thinking', 5),
('00000000-0000-4000-a000-000000000507', 'Nerves and Muscles', 'nerves-and-muscles', 6),
('00000000-0000-4000-a000-000000000508', 'Brain, Spine and Balance', 'brain-spine-and-balance', 7)
on conflict do nothing;

-- Movement Disorders
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, also_called, last_reviewed_on,
  last_reviewed_by, visibility, display_order) values
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
  array['PD', 'Parkinsonism', 'shaking palsy',
    'పార్కిన్సన్ వ్యాధి', 'వణుకు వ్యాధి', 'vanuku vyadhi', 'vanukudu rogam',
    'hand shaking at rest', 'slow walking and stiffness',
    'पार्किंसन रोग', 'कंपवात', 'kampavata', 'haath kaanpna',
    'رعشہ', 'rasha',
    'hand trembles while resting', 'trembling when sitting idle', 'fingers rolling like a pill',
    'walks with small steps', 'freezing while walking', 'no expression on face',
    'handwriting becoming small', 'one arm not swinging', 'cannot turn over in bed',
    'hand shivering when sitting simply', 'body becoming tight and slow', 'walking bent and slowly',
    'old age shivering disease', 'ఖాళీగా కూర్చుంటే చెయ్యి వణకడం', 'చిన్న చిన్న అడుగులు వేయడం',
    'పనులన్నీ నెమ్మదిగా చేయడం', 'ముందుకు వంగి నడవడం', 'నడుస్తూ ఉన్నట్టుండి ఆగిపోవడం',
    'ముఖంలో భావాలు లేకపోవడం', 'మంచంలో పక్కకి తిరగలేకపోవడం', 'बैठे बैठे हाथ काँपना', 'छोटे छोटे कदम चलना',
    'शरीर में अकड़न और सुस्ती', 'झुककर धीरे धीरे चलना', 'चेहरे पर भाव न आना', 'चलते चलते पैर जम जाना',
    'rigidity', 'stiff body',
    'कंपन रोग', 'kampan rog',
    'నెమ్మదిగా నడవడం', 'nadaka nemmadi'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 0),
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
  array['ET', 'shaky hands', 'hands shaking while writing', 'familial tremor', 'benign tremor', 'head nodding',
    'చేతులు వణకడం', 'చేతి వణుకు', 'chetulu vanakadam', 'cheti vanuku',
    'हाथ कांपना', 'हाथों में कंपन', 'haath kaanpna',
    'ہاتھ کانپنا',
    'hand shakes holding a cup', 'tea spills from the cup', 'trembling when using hands',
    'spoon shakes while eating', 'shaky handwriting', 'voice trembling while talking',
    'tremor runs in the family', 'head shaking like saying no', 'hand shivering while signing',
    'hands shivering while eating rice', 'shivering when holding glass', 'both hands shivering during work',
    'కప్పు పట్టుకుంటే చెయ్యి వణకడం', 'రాసేటప్పుడు చేతులు వణకడం', 'అన్నం తినేటప్పుడు చెయ్యి వణకడం',
    'టీ గ్లాసు తొణకడం', 'సంతకం పెట్టేటప్పుడు వణుకు', 'తల ఊగుతూ ఉండటం', 'మాట్లాడేటప్పుడు గొంతు వణుకు',
    'సూదిలో దారం ఎక్కించలేకపోవడం', 'लिखते समय हाथ काँपना', 'कप पकड़ने पर हाथ हिलना',
    'खाते वक्त चम्मच हिलना', 'आवाज़ काँपना', 'सिर हिलते रहना', 'काम करते हाथ थरथराना',
    'చేతుల కంపనం', 'kampanam',
    'कंपकंपी', 'kampkampi'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 1),
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
  array['twisting of the body', 'muscle pulling', 'writer''s cramp', 'hand twists while writing', 'foot turning in',
    'కండరాలు బిగుసుకుపోవడం', 'చెయ్యి మెలితిరగడం', 'kandaralu bigusukupovadam', 'cheyyi melitiragadam',
    'मांसपेशियों में खिंचाव', 'हाथ पैर मुड़ जाना', 'maanspeshiyon mein khinchav', 'haath pair mud jana',
    'پٹھوں کا کھنچاؤ',
    'body goes into twisted posture', 'foot turns inward', 'fingers curl while writing',
    'toes curling under', 'musician''s hand cramp', 'muscles tighten by themselves',
    'body bending to one side', 'pen grip becomes too tight', 'hand going crooked while writing',
    'leg turning while walking', 'fingers becoming tight on pen', 'body parts pulling and turning',
    'పాదం లోపలికి తిరగడం', 'రాసేటప్పుడు వేళ్లు బిగుసుకుపోవడం', 'శరీరం మెలికలు తిరగడం',
    'కాలి వేళ్లు ముడుచుకుపోవడం', 'నడిచేటప్పుడు కాలు వంకర పోవడం', 'చెయ్యి వంకర తిరగడం',
    'నడుము ఒక పక్కకి వంగిపోవడం', 'కండరాలు లాగేయడం', 'शरीर ऐंठकर टेढ़ा होना', 'पैर अंदर की ओर मुड़ना',
    'लिखते समय उंगलियाँ अकड़ना', 'पंजा टेढ़ा पड़ना', 'मांसपेशियाँ अपने आप ऐंठना', 'हाथ मरोड़ खाना'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 2),
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
  array['wry neck', 'spasmodic torticollis', 'crooked neck', 'neck turning to one side', 'head pulled to one side',
    'మెడ వంకర', 'మెడ ఒక పక్కకు తిరగడం', 'meda vankara', 'meda oka pakkaku tiragadam',
    'गर्दन टेढ़ी होना', 'gardan tedhi hona',
    'گردن ٹیڑھی ہونا',
    'head tilts to the shoulder', 'head turns on its own', 'cannot keep head straight',
    'stiff neck with head tilt', 'head pulled backwards', 'chin pulled to shoulder',
    'neck spasm turning the head', 'jerky head with neck pain', 'head turning one side only',
    'neck becoming bent', 'head going sideways automatically', 'neck pulling and paining',
    'తల ఒక పక్కకి లాగేయడం', 'మెడ మెలి తిరగడం', 'తల దానంతట అదే తిరిగిపోవడం', 'మెడ వెనక్కి లాగడం',
    'తల నిటారుగా నిలపలేకపోవడం', 'తల భుజం వైపు వాలిపోవడం', 'మెడ కండరాలు బిగుసుకుని నొప్పి',
    'మెడ గుంజి తల వణకడం', 'गर्दन एक तरफ खिंचना', 'सिर एक ओर मुड़ जाना', 'सिर कंधे की तरफ झुकना',
    'गर्दन मुड़ी रहना', 'गर्दन सीधी न होना', 'गर्दन ऐंठना और दर्द',
    'మెడ ఒక వైపు లాగడం'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 3),
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
  array['eyes closing by themselves', 'too much blinking', 'eyelid twitching', 'cannot keep eyes open', 'fluttering eyelids',
    'కన్ను అదరడం', 'కళ్ళు మూసుకుపోవడం', 'kannu adaradam', 'kallu moosukupovadam',
    'आंख फड़कना', 'बार-बार पलक झपकना', 'aankh phadakna', 'baar baar palak jhapakna',
    'آنکھ پھڑکنا',
    'eyes shut tight by themselves', 'eyelids squeeze shut', 'both eyes keep closing', 'forced blinking',
    'eyes close in bright sunlight', 'has to hold eyelids open', 'eyelids clamp while driving',
    'nonstop blinking in adult', 'both eyes closing automatically', 'eyes not opening for minutes',
    'blinking more and more', 'eye lids becoming tight', 'రెండు కళ్లూ గట్టిగా మూతపడటం',
    'కళ్లు తెరవలేకపోవడం', 'కనురెప్పలు గట్టిగా బిగుసుకోవడం', 'రెప్పలు ఎక్కువగా కొట్టుకోవడం',
    'వెలుతురు చూస్తే కళ్లు మూసుకోవడం', 'కనురెప్పలు అదరడం', 'ఎండలో కళ్లు తెరుచుకోకపోవడం',
    'రెప్పలు చేత్తో ఎత్తాల్సి రావడం', 'आँखें अपने आप बंद होना', 'दोनों पलकें कसकर बंद होना',
    'आँखें खोलने में दिक्कत', 'आँखें बार बार मिचना', 'धूप में आँखें न खुलना', 'पलकें फड़फड़ाना'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 4),
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
  array['HFS', 'one side face twitching', 'face jerking', 'cheek pulling', 'face jumping on one side',
    'ముఖం ఒక వైపు అదరడం', 'చెంప అదరడం', 'mukham oka vaipu adaradam', 'chempa adaradam',
    'चेहरे का फड़कना', 'एक तरफ का चेहरा फड़कना', 'chehre ka phadakna',
    'چہرے کا پھڑکنا',
    'one eye and cheek twitching', 'half face twitching', 'mouth corner pulling sideways',
    'twitching spreads eye to mouth', 'face twitches even in sleep', 'winking without wanting',
    'one sided face spasm', 'eye closes when cheek twitches', 'one side face beating',
    'half face pulling automatically', 'eye and lip jumping together', 'face shaking one side only',
    'cheek jumping daily', 'సగం ముఖం అదరడం', 'ఒక కన్ను చెంప కొట్టుకోవడం', 'మూతి చివర పదేపదే లాగడం',
    'ముఖం ఒక పక్క గుంజడం', 'ఒక కన్ను కింద అదరడం', 'ఒకవైపు ముఖం కండరాలు కొట్టుకోవడం',
    'నిద్రలో కూడా ముఖం అదరడం', 'పెదవి చివర అదరడం', 'आधा चेहरा फड़कना', 'एक आँख और गाल फड़कना',
    'गाल का बार बार खिंचना', 'होंठ का कोना फड़कना', 'चेहरे के एक ओर झटके', 'मुँह का कोना खिंचना'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 5),
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
  array['TS', 'habit spasm', 'habit of blinking', 'vocal tics', 'throat clearing habit', 'child jerks the shoulders',
    'కళ్ళు పదేపదే ఆర్పడం', 'భుజాలు ఎగరేయడం', 'kallu padepade aarpadam', 'bhujalu egareyadam',
    'बार-बार पलक झपकाना', 'झटके की आदत', 'baar baar palak jhapkana', 'jhatke ki aadat',
    'بار بار آنکھ جھپکنا',
    'child making odd noises', 'repeated sniffing habit', 'shoulder shrugging habit',
    'making faces again and again', 'cannot stop throat sounds', 'blurting out bad words',
    'eye rolling habit in child', 'head jerking habit', 'grunting sounds in child',
    'child blinking eyes too much', 'child doing face actions repeatedly', 'neck jerking habit in kids',
    'child making hmm sound always', 'పిల్లాడు కళ్లు కొట్టుకోవడం', 'తల విదిలించే అలవాటు',
    'గొంతు మాటిమాటికి సవరించడం', 'పిల్లలు వింత శబ్దాలు చేయడం', 'ముఖం వింతగా పెట్టడం',
    'ముక్కు ఎగబీల్చే అలవాటు', 'మెడ పదేపదే ఆడించడం', 'ఆపుకోలేని బూతు మాటలు', 'बच्चे का आँखें मिचकाना',
    'बार बार कंधा उचकाना', 'गला साफ करने की आदत', 'अजीब आवाज़ें निकालना', 'मुँह बनाते रहना',
    'गर्दन झटकने की आदत',
    'swearing without meaning to', 'shouting without control'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 6),
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
  array['SCA', 'loss of balance', 'imbalance while walking', 'swaying while walking', 'clumsy walking',
    'నడకలో తూలడం', 'తూలి పడిపోవడం', 'nadakalo tooladam', 'tooli padipovadam',
    'चलने में लड़खड़ाना', 'संतुलन बिगड़ना', 'ladkhadana', 'santulan bigadna',
    'لڑکھڑانا',
    'walks like a drunk', 'walks with legs wide apart', 'staggering gait',
    'slurred speech with unsteady walking', 'hands miss the target', 'poor coordination',
    'cannot walk straight line', 'clumsy hands and poor balance', 'cerebellum problem',
    'walking like drunkard without drinking', 'balance going while walking', 'walking zigzag',
    'no control while walking', 'తాగినవాడిలా నడవడం', 'నడుస్తూ పక్కలకి తూలడం', 'కాళ్లు ఎడంగా పెట్టి నడవడం',
    'బ్యాలెన్స్ తప్పడం', 'మాట ముద్దగా రావడం తూలడం', 'తిన్నగా నడవలేకపోవడం', 'చేతులు గురి తప్పడం',
    'చిన్న మెదడు కుంచించుకుపోవడం', 'शराबी जैसी चाल', 'चाल डगमगाना', 'पैर फैलाकर चलना', 'सीधा न चल पाना',
    'हाथ पैर का तालमेल बिगड़ना', 'चलते चलते झूमना',
    'wobbly walking', 'unsteady walking'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 7),
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
  array['HD', 'Huntington''s chorea', 'dancing movements', 'body moves by itself', 'fidgety hands and feet',
    'హంటింగ్టన్ వ్యాధి', 'చేతులు కాళ్ళు వాటంతట అవే కదలడం', 'chetulu kallu vatantata ave kadaladam',
    'हंटिंगटन रोग', 'हाथ पैर अपने आप हिलना', 'haath pair apne aap hilna',
    'ہاتھ پاؤں خود بخود ہلنا',
    'jerky dance-like movements', 'constant fidgeting of limbs', 'hereditary chorea',
    'restless dancing hands and legs', 'limbs flicking and wriggling', 'inherited brain movement disease',
    'uncontrolled movements with mood changes', 'movements and memory getting worse',
    'hands legs dancing automatically', 'body dancing without control', 'family disease body moving',
    'anger increased and body moving', 'నాట్యం చేసినట్టు కదలికలు', 'ఒళ్లంతా ఆగకుండా కదలడం',
    'చేతులు కాళ్లు ఆడుతూ ఉండటం', 'వంశంలో వచ్చే కదలికల జబ్బు', 'కోపం ఎక్కువై ఒళ్లు కదలడం',
    'నిలకడగా కూర్చోలేక మెలికలు తిరగడం', 'తండ్రి నుంచి వచ్చిన నాట్యం జబ్బు', 'మతిమరుపుతో ఒళ్లు ఆడటం',
    'नाचने जैसी हरकतें', 'शरीर लगातार हिलते रहना', 'खानदानी हिलने की बीमारी', 'हाथ पैर नाचना',
    'बदन का बेकाबू हिलना', 'चिड़चिड़ापन और शरीर हिलना'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 8),
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
  array['PSP', 'Parkinson plus', 'Steele-Richardson syndrome', 'falling backwards', 'cannot look down',
    'వెనక్కి పడిపోవడం', 'కిందికి చూడలేకపోవడం', 'venakki padipovadam', 'kindiki choodalekapovadam',
    'पीछे की तरफ गिरना', 'नीचे देखने में दिक्कत', 'peeche ki taraf girna',
    'پیچھے کی طرف گرنا',
    'eyes cannot move up down', 'tips over backwards', 'trouble seeing steps going down',
    'staring eyes and stiff neck', 'falling often with fixed eyes', 'surprised look on face',
    'stiff neck and frequent falls', 'Parkinson''s tablets failing and falls',
    'falling back side while standing', 'eyes not going down', 'cannot see plate while eating',
    'missing steps on stairs', 'వెనకవైపుకి దబ్బున పడటం', 'కళ్లు పైకి కిందికి కదలకపోవడం',
    'మెట్లు దిగేటప్పుడు కిందకి కనిపించకపోవడం', 'మెడ బిగుసుకుపోయి పడిపోవడం', 'చూపు ఒకచోటే నిలిచిపోవడం',
    'నిలబడితే వెనక్కి తూలడం', 'కంచం వైపు చూడలేకపోవడం', 'తరచుగా వెల్లకిలా పడటం', 'बार बार पीछे लुढ़कना',
    'आँखें ऊपर नीचे न घूमना', 'सीढ़ी उतरते नीचे न दिखना', 'गर्दन अकड़ना और गिरना', 'खाते समय थाली न दिखना',
    'खड़े खड़े पीछे गिर जाना'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 9),
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
  array['MSA', 'Shy-Drager syndrome', 'Parkinson plus', 'giddiness on standing up', 'BP falls on standing', 'low BP on standing',
    'నిలబడితే కళ్ళు తిరగడం', 'నిలబడితే బీపీ పడిపోవడం', 'nilabadite kallu tiragadam',
    'खड़े होने पर चक्कर', 'khade hone par chakkar',
    'کھڑے ہونے پر چکر',
    'dizzy on standing with stiffness', 'faints when getting up', 'urine leaking and slow walking',
    'blood pressure drops and stiffness', 'bladder problem with unsteady walk',
    'Parkinson''s with fainting on standing', 'erection problem with slow movements',
    'noisy breathing and stiff body', 'less sweating and unsteadiness', 'eyes getting dark on standing',
    'BP down when standing up', 'urine control gone walking slow', 'head rotating after standing up',
    'నిలబడగానే కళ్లు చీకట్లు కమ్మడం', 'లేవగానే బీపీ తగ్గిపోవడం', 'మూత్రం ఆగకపోవడం నడక నెమ్మదించడం',
    'నిలబడితే స్పృహ తప్పడం', 'బిగుసుకుపోవడంతో పాటు బీపీ పడిపోవడం', 'నిలుచుంటే తల తిరిగి పడిపోవడం',
    'చెమట పట్టకపోవడం తూలడం', 'మూత్రం ఆపుకోలేక నడకలో తూలడం', 'खड़े होते ही अंधेरा छाना',
    'उठते ही बीपी गिरना', 'पेशाब न रुकना धीमी चाल', 'खड़े होने पर बेहोशी', 'अकड़न के साथ बीपी कम',
    'पेशाब की दिक्कत और लड़खड़ाना'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 10),
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
  array['WD', 'copper disease', 'copper in the brain', 'copper in the liver', 'copper deposit',
    'విల్సన్ వ్యాధి', 'శరీరంలో రాగి చేరడం', 'sareeramlo ragi cheradam', 'wilson vyadhi',
    'विल्सन रोग', 'तांबे की बीमारी', 'taambe ki bimari',
    'تانبے کی بیماری',
    'too much copper in body', 'copper ring in eyes', 'brown ring around the eye',
    'liver and brain disease young', 'jaundice with shaking hands', 'young person tremor liver problem',
    'drooling and slurring in teenager', 'hereditary copper problem', 'copper increased in blood',
    'jaundice and hand shivering boy', 'KF ring', 'saliva falling young boy shivering',
    'కంట్లో గోధుమ రంగు వలయం', 'కాలేయంలో రాగి పేరుకోవడం', 'మెదడులో రాగి చేరిన జబ్బు',
    'కామెర్లు వచ్చి చేతులు వణకడం', 'పిల్లాడికి వణుకు కాలేయం జబ్బు', 'ఒంట్లో రాగి ఎక్కువవడం',
    'చిన్న వయసులో చొంగ కారడం వణుకు', 'యువకుల్లో వణుకు పచ్చకామెర్లు', 'शरीर में तांबा जमना',
    'आँख में भूरा छल्ला', 'पीलिया के साथ हाथ काँपना', 'जिगर और दिमाग में तांबा', 'बच्चे में कंपन और पीलिया',
    'खून में तांबा बढ़ना'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 11),
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
  array['TD', 'EPS', 'medicine side effect', 'tablet side effects', 'shaking because of tablets', 'stiffness after injection or tablets',
    'మందుల దుష్ప్రభావం', 'మందుల వల్ల వణుకు', 'mandula dushprabhavam', 'mandula valla vanuku',
    'दवा का साइड इफेक्ट', 'दवा से कंपन', 'dawa ka side effect', 'dawa se kampan',
    'دوا کے مضر اثرات',
    'tremor after starting new tablets', 'tongue moving after psychiatric medicine',
    'lip smacking from tablets', 'jaw locked after vomiting injection', 'restless pacing after medicine',
    'chewing movements from medicines', 'eyes rolled up after injection', 'drug induced parkinsonism',
    'cannot sit still after tablet', 'psychiatry tablets causing shivering',
    'vomiting injection neck turned', 'gas tablet causing shaking', 'tongue coming out after tablets',
    'మాత్రలు వాడాక చేతులు వణకడం', 'మానసిక మందులతో ఒళ్లు బిగుసుకోవడం', 'వాంతుల ఇంజెక్షన్ తో మెడ తిరగడం',
    'మందుల వల్ల నోరు ఆడటం', 'మందులతో నాలుక బయటికి రావడం', 'మాత్రలతో ఒకచోట కూర్చోలేకపోవడం',
    'ఇంజెక్షన్ తర్వాత దవడ బిగుసుకోవడం', 'గ్యాస్ మాత్రలతో వణుకు', 'दवा से शरीर अकड़ना',
    'गोली खाने के बाद कंपकंपी', 'दवाई से मुँह चलते रहना', 'उल्टी की सुई गर्दन मुड़ना',
    'दिमागी दवा से बेचैनी', 'दवा के बाद जीभ निकलना',
    'Parkinson''s from tablets',
    'tremor from medicine'],
  '2026-03-12', 'Dr. Sarojini Vemuri', 'published', 12),
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
  array['sudden jerks', 'body jerks', 'sleep starts', 'hypnic jerks', 'sudden shock in the body', 'dropping the cup in the morning',
    'ఉలికిపడటం', 'శరీరం కుదుపులు', 'ulikipadatam', 'sareeram kudupulu',
    'झटके लगना', 'शरीर में झटके', 'jhatke lagna',
    'جھٹکے لگنا',
    'body jumps like electric shock', 'hand jerks and throws things', 'startle jerks at sounds',
    'muscle jumps suddenly', 'lightning quick jerks', 'arms jerk in the morning', 'single quick body jerk',
    'jerk while falling asleep', 'body jumping suddenly', 'hand jerking and tumbler falling',
    'current shock like jerks', 'getting jerks in body', 'ఒళ్లు ఉన్నట్టుండి ఎగిరిపడటం',
    'కరెంటు కొట్టినట్టు చెయ్యి ఎగరడం', 'చేతిలో గ్లాసు ఎగిరి పడటం', 'నిద్రలోకి జారుతుంటే ఉలిక్కిపడటం',
    'శబ్దానికి ఒళ్లు అదిరిపడటం', 'పొద్దున్నే చేతులు ఎగిరిపడటం', 'కాలు ఒక్కసారిగా ఎగిరిపడటం',
    'ఒక్క క్షణం ఒంట్లో కుదుపు', 'अचानक शरीर उछलना', 'हाथ से चीज़ें छिटकना', 'नींद लगते ही झटका',
    'बिजली जैसा झटका बदन में', 'आवाज़ सुनकर चौंककर उछलना', 'सुबह हाथ में झटके'],
  null, null, 'draft', 13)
on conflict do nothing;

-- Sleep Disorders
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, also_called, last_reviewed_on,
  last_reviewed_by, visibility, display_order) values
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
  array['OSA', 'sleep apnea', 'loud snoring', 'breathing stops in sleep', 'choking at night', 'waking up breathless',
    'గురక', 'నిద్రలో ఊపిరి ఆగిపోవడం', 'guraka', 'gurraka', 'nidralo oopiri aagipovadam',
    'खर्राटे', 'नींद में सांस रुकना', 'kharrate', 'neend mein saans rukna',
    'خراٹے',
    'stops breathing while asleep', 'snoring very loudly every night', 'gasping for air at night',
    'snoring and sleepy in daytime', 'wakes up choking', 'morning headache with snoring',
    'overweight and snoring', 'snoring disturbs spouse', 'child snoring with open mouth',
    'heavy snoring sound', 'breath stopping in the night', 'snoring and getting up suffocated',
    'dry mouth and snoring', 'గట్టిగా గురక పెట్టడం', 'నిద్రలో శ్వాస అందకపోవడం', 'ఊపిరాడక నిద్రలేవడం',
    'గురక పెడుతూ శ్వాస ఆగడం', 'గురకతో పగలు మత్తుగా ఉండటం', 'పిల్లలు నోరు తెరిచి గురకపెట్టడం',
    'లావుగా ఉండి గురక రావడం', 'గురక తో పొద్దున తలనొప్పి', 'ज़ोर से खर्राटे लेना', 'सोते हुए दम घुटना',
    'खर्राटों के बीच साँस अटकना', 'रात में हाँफकर उठना', 'खर्राटे और दिन में उनींदापन', 'मोटापा और खर्राटे'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 14),
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
  array['cannot sleep', 'not getting sleep', 'no sleep at night', 'sleepless nights', 'waking up at 3 am',
    'నిద్ర పట్టకపోవడం', 'నిద్రలేమి', 'nidra pattadam ledu', 'nidra ravadam ledu', 'nidralemi',
    'अनिद्रा', 'नींद नहीं आती', 'neend nahi aati', 'neend na aana',
    'نیند نہ آنا', 'بے خوابی',
    'lying awake for hours', 'wakes too early every morning', 'trouble falling asleep',
    'mind racing at bedtime', 'tossing and turning all night', 'light broken sleep',
    'sleep problem due to worry', 'depends on sleeping tablets', 'sleep is not coming',
    'sleep disturbance in midnight', 'sleeping only two hours', 'sleep breaking again and again',
    'sleep gone due to tension', 'రాత్రంతా నిద్ర రాకపోవడం', 'మధ్యరాత్రి మెలకువ వచ్చేయడం',
    'ఆలోచనలతో నిద్ర పోలేకపోవడం', 'తెల్లవారుజామునే మెలకువ రావడం', 'మంచం మీద దొర్లుతూ ఉండటం',
    'నిద్ర మాత్ర లేకుండా పడుకోలేకపోవడం', 'కలత నిద్ర', 'కంటిమీద కునుకు లేకపోవడం', 'रात भर जागते रहना',
    'बार बार नींद टूटना', 'करवटें बदलते रहना', 'टेंशन में नींद उड़ना', 'सुबह जल्दी नींद खुलना',
    'नींद की गोली की आदत',
    'waking up many times at night', 'నిద్ర మధ్యలో మెలకువ', 'नींद बार बार टूटना',
    'waking too early', 'disturbed sleep', 'awake all night',
    'నిద్ర రావడం లేదు'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 15),
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
  array['RLS', 'Willis-Ekbom disease', 'leg restlessness', 'legs pulling at night', 'crawling feeling in the legs', 'cannot keep legs still',
    'కాళ్ళు గుంజడం', 'కాళ్ళ పీకులు', 'kallu gunjadam', 'kalla peekulu',
    'पैरों में बेचैनी', 'टांगों में खिंचाव', 'pairon mein bechaini', 'tangon mein khinchav',
    'ٹانگوں میں بے چینی',
    'urge to move legs', 'legs restless at bedtime', 'must walk to relieve legs',
    'jumpy legs in the evening', 'ants crawling inside legs', 'legs feel fidgety lying down',
    'itching inside leg bones', 'restless calves at night', 'legs paining and pulling nightly',
    'legs irritation while sleeping', 'legs not staying quiet', 'wants legs pressed at night',
    'calf pulling at bed time', 'కాళ్లు కదపకుండా ఉండలేకపోవడం', 'రాత్రి కాళ్లు లాగేయడం',
    'కాళ్లలో పురుగులు పాకినట్టు', 'పడుకుంటే కాళ్లు చిరచిరలాడటం', 'రాత్రి కాళ్లు పిసికించుకోవడం',
    'అటూఇటూ నడిస్తే కాళ్లకి హాయి', 'పిక్కల్లో జివ్వుమనడం', 'సాయంత్రం కాళ్లు నిలకడలేకపోవడం',
    'रात को टाँगें हिलाते रहना', 'लेटते ही पैरों में कुलबुलाहट', 'टाँगों में कीड़े रेंगना',
    'पैर दबवाने की ज़रूरत', 'रात में पिंडलियाँ खिंचना', 'चलने से पैरों को आराम',
    'నిద్రలో కాళ్ళు లాగడం',
    'पैर हिलाते रहना', 'leg cramps at night'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 16),
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
  array['EDS', 'sleeping all day', 'falls asleep suddenly', 'too much sleep in the daytime', 'goes limp on laughing',
    'అతి నిద్ర', 'పగలు నిద్ర ఆపుకోలేకపోవడం', 'ati nidra', 'pagalu nidra aapukolekapovadam',
    'दिन में बहुत नींद आना', 'अचानक सो जाना', 'din mein bahut neend aana',
    'دن میں بہت نیند آنا',
    'sleep comes without warning', 'dozes off in class', 'sleepy even after full sleep',
    'knees buckle when laughing', 'falls asleep while talking', 'falls asleep while eating',
    'sudden weakness when laughing', 'dreams start before sleeping', 'sleeping anywhere anytime',
    'sleep coming uncontrollably in day', 'sleeping in middle of work',
    'body becoming loose while laughing', 'ఉన్నట్టుండి నిద్రలోకి జారిపోవడం', 'క్లాసులో నిద్రపోవడం',
    'నవ్వితే కాళ్లు వదులైపోవడం', 'మాట్లాడుతూనే నిద్రపోవడం', 'ఎంత నిద్రపోయినా పగలు మత్తు',
    'ఎక్కడ పడితే అక్కడ నిద్రపోవడం', 'తింటూ తింటూ నిద్రపోవడం', 'నవ్వగానే కుప్పకూలడం', 'कहीं भी सो जाना',
    'हँसते ही शरीर ढीला पड़ना', 'बात करते करते सो जाना', 'दिन में नींद के दौरे', 'पूरी नींद के बाद ऊँघना',
    'कक्षा में सोते रहना',
    'excess sleep', 'ज़्यादा नींद आना',
    'నిద్ర ఎక్కువ', 'nidra ekkuva', 'din bhar neend'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 17),
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
  array['RBD', 'RSBD', 'fighting in sleep', 'kicking and shouting in sleep', 'hitting the partner in sleep', 'talking in sleep',
    'నిద్రలో కలవరించడం', 'నిద్రలో కొట్టడం తన్నడం', 'nidralo kalavarinchadam', 'nidralo kottadam tannadam',
    'नींद में बड़बड़ाना', 'नींद में हाथ पैर चलाना', 'neend mein badbadana', 'neend mein haath pair chalana',
    'نیند میں بڑبڑانا',
    'moving violently during dreams', 'punches in sleep', 'jumps out of bed dreaming',
    'falls off bed during dream', 'yelling while being chased dreaming', 'old man yelling in sleep',
    'swearing loudly while asleep', 'hurting bed partner while dreaming', 'beating wife in sleep',
    'shouting in night dreams', 'falling from cot in dreams', 'husband kicking during dreams',
    'కలలో అరుస్తూ కొట్టడం', 'కల వచ్చి మంచంమీంచి పడటం', 'నిద్రలో భార్యను గుద్దడం', 'కలలో పోట్లాడటం',
    'నిద్రలో బూతులు తిట్టడం', 'కలలో పరిగెత్తినట్టు కాళ్లాడించడం', 'పెద్దాయన నిద్రలో కేకలు వేయడం',
    'నిద్రలో చేతులు విసరడం', 'सपने में मारना पीटना', 'सपना देखते चिल्लाना', 'सपने में पलंग से गिरना',
    'नींद में लात घूँसे मारना', 'नींद में गाली देना', 'सपने में लड़ना झगड़ना',
    'నిద్రలో మాట్లాడటం', 'नींद में बोलना', 'neend mein bolna'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 18),
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
  array['somnambulism', 'walking in sleep', 'child screaming in sleep', 'wakes up crying at night', 'night fright',
    'నిద్రలో నడవడం', 'నిద్రలో ఉలికిపడి ఏడవడం', 'nidralo nadavadam', 'nidralo ulikipadi edavadam',
    'नींद में चलना', 'नींद में डरना', 'neend mein chalna', 'neend mein darna',
    'نیند میں چلنا',
    'gets up and wanders asleep', 'opens door while asleep', 'child screams without recognising parents',
    'child sits up screaming', 'eyes open but still asleep', 'no memory of night walking',
    'screaming soon after falling asleep', 'found asleep in another room',
    'walking in the night unknowingly', 'child getting up and shouting', 'child afraid and crying midnight',
    'going outside in sleep', 'నిద్రలో లేచి తిరగడం', 'నిద్రలో తలుపు తీసుకుని వెళ్లడం',
    'పిల్లలు రాత్రి కెవ్వుమని అరవడం', 'అర్ధరాత్రి భయపడి లేచి ఏడవడం', 'నిద్రలో నడిచింది గుర్తులేకపోవడం',
    'కళ్లు తెరిచే నిద్రలో ఉండటం', 'పాప నిద్రలో జడుసుకోవడం', 'పిలిచినా పలకక నిద్రలో కూర్చోవడం',
    'नींद में उठकर घूमना', 'बच्चे का रात में चीखना', 'नींद में दरवाज़ा खोलना', 'आधी रात डरकर रोना',
    'सोते हुए चलकर भूल जाना', 'बच्चा नींद में बैठकर रोना',
    'nightmares', 'bad dreams', 'పీడకలలు', 'peeda kalalu', 'डरावने सपने', 'darawne sapne'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 19),
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
  array['DSPS', 'DSPD', 'night owl', 'late sleeper', 'cannot sleep till 3 am', 'cannot get up in the morning',
    'ఆలస్యంగా నిద్ర పట్టడం', 'తెల్లవారే దాకా నిద్ర రాకపోవడం', 'alasyanga nidra pattadam',
    'तड़के तक नींद न आना', 'सुबह उठ न पाना', 'der raat tak neend na aana', 'subah uth na pana',
    'دیر رات تک نیند نہ آنا',
    'goes to bed at dawn', 'sleeps late and wakes late', 'wakes up only at noon', 'body clock running late',
    'wide awake at midnight', 'teenager awake all night', 'feels fresh only at night',
    'late for college every morning', 'sleep coming after 3 am', 'getting up 11 o''clock daily',
    'seeing phone till late night', 'late night sleeping habit', 'sleep timings changed',
    'రాత్రి రెండు తర్వాతే నిద్ర', 'ఉదయం లేవలేకపోవడం', 'మధ్యాహ్నం దాకా పడుకోవడం',
    'తెల్లవారుజామున నిద్ర పట్టడం', 'ఆలస్యంగా పడుకుని ఆలస్యంగా లేవడం', 'అర్ధరాత్రి దాకా మెలకువగా ఉండటం',
    'పొద్దెక్కే దాకా లేవకపోవడం', 'నిద్ర వేళలు మారిపోవడం', 'देर से सोने की आदत', 'दोपहर तक सोते रहना',
    'सुबह नींद न खुलना', 'रात दो बजे नींद आना', 'सोने का समय बिगड़ना'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 20),
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
  array['SWSD', 'night duty sleep problem', 'night shift problem', 'sleepy after night shift', 'call centre night job sleep',
    'నైట్ డ్యూటీ నిద్ర సమస్య', 'పగలు నిద్ర పట్టకపోవడం', 'night duty nidra samasya', 'pagalu nidra pattakapovadam',
    'रात की ड्यूटी में नींद की समस्या', 'raat ki duty mein neend ki samasya',
    'رات کی ڈیوٹی اور نیند',
    'cannot sleep after night shift', 'rotating shifts ruining sleep', 'dozing off on night duty',
    'tired from working nights', 'day sleep too short', 'body clock upset by shifts',
    'sleepy driving home after nights', 'very early shift tiredness', 'night duty sleep not coming',
    'shift changing every week tired', 'US timings job no sleep', 'night duty nurse tired',
    'day time sleep disturbed', 'నైట్ షిఫ్ట్ తర్వాత నిద్ర రాకపోవడం', 'షిఫ్టులు మారి నిద్ర చెడిపోవడం',
    'రాత్రి ఉద్యోగం వల్ల నిద్ర లేకపోవడం', 'రాత్రి పని వల్ల అలసట', 'డ్యూటీలో కునుకు పడటం',
    'రాత్రంతా పని నిద్ర చాలకపోవడం', 'డ్యూటీ వేళలు మారి నిద్ర సమస్య', 'పగటి నిద్ర సరిపోకపోవడం',
    'शिफ्ट बदलने से नींद खराब', 'दिन में सोना मुश्किल', 'रात की नौकरी से थकान', 'ड्यूटी पर ऊंघना',
    'रात में काम नींद अधूरी'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 21),
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
  array['PLMS', 'PLMD', 'kicking in sleep', 'legs jerking at night', 'legs shaking in sleep',
    'నిద్రలో కాళ్ళు తన్నడం', 'నిద్రలో కాళ్ళు కదపడం', 'nidralo kallu tannadam', 'nidralo kallu kadapadam',
    'नींद में पैर झटकना', 'neend mein pair jhatakna', 'neend mein laat marna',
    'نیند میں ٹانگیں مارنا',
    'legs kick all night', 'feet twitch while asleep', 'toes jerking during sleep', 'wife says legs kick',
    'small repeated leg kicks', 'kicks every half minute asleep', 'leg jerks without knowing',
    'blanket kicked off every night', 'husband kicking without knowing', 'leg jerks coming in sleep',
    'legs moving automatically in sleep', 'night time leg jerking', 'legs beating on bed',
    'నిద్రలో కాలు ఎగరడం', 'నిద్రలో పాదాలు కొట్టుకోవడం', 'తెలియకుండా కాళ్ళు విదిలించడం',
    'రాత్రంతా కాళ్ళు ఆడటం', 'పడుకున్నాక కాళ్ళు ఉలిక్కిపడటం', 'నిద్రలో కాలివేళ్ళు కదలడం',
    'నిద్రలో దుప్పటి తన్నేయడం', 'నిద్రలో కాళ్ళకు కుదుపులు', 'सोते समय टांगें हिलना', 'नींद में पैर फड़कना',
    'सोते में बार-बार लात', 'रात में पैर उछलना', 'नींद में अंगूठे का हिलना'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 22),
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
  array['cannot move on waking', 'body frozen in sleep', 'ghost sitting on the chest', 'someone pressing the chest at night',
    'నిద్రలో కదలలేకపోవడం', 'ఛాతీ మీద దెయ్యం కూర్చున్నట్టు', 'nidralo kadalalekapovadam', 'chathi meeda deyyam',
    'नींद में हिल न पाना', 'छाती पर भूत बैठना', 'neend mein hil na pana', 'chhati par bhoot',
    'نیند میں جسم سن ہونا',
    'awake but cannot move', 'cannot speak on waking', 'mind awake body asleep', 'weight on chest at night',
    'shadow person in the room', 'stuck in sleep cannot scream', 'feels a presence in bed',
    'body locked while falling asleep', 'body not moving after waking', 'ghost catching in sleep',
    'devil pressing at night', 'shouting but voice not coming', 'hands legs stuck in sleep',
    'మెలకువ ఉన్నా కదలలేకపోవడం', 'నిద్రలో దెయ్యం పట్టుకోవడం', 'గుండెల మీద బరువు పెట్టినట్టు',
    'అరవాలన్నా గొంతు రాకపోవడం', 'లేచేటప్పుడు ఒళ్ళు కదలకపోవడం', 'నిద్రలో ఎవరో మీద కూర్చున్నట్టు',
    'కళ్ళు తెరిచినా లేవలేకపోవడం', 'నిద్రలో ఎవరో నొక్కినట్టు', 'जागने पर शरीर न हिलना',
    'नींद में भूत का दबाना', 'सीने पर बोझ जैसा लगना', 'जागकर भी उठ न पाना', 'नींद में आवाज़ न निकलना',
    'నిద్ర పక్షవాతం', 'सोते समय शरीर जकड़ जाना', 'नींद में बोल न पाना',
    'woke up paralysed'],
  '2026-02-20', 'Dr. Imran Baig', 'published', 23),
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
  array['tooth grinding', 'clenching teeth at night', 'teeth noise in sleep', 'nocturnal bruxism', 'jaw pain in the morning',
    'నిద్రలో పళ్ళు కొరకడం', 'పండ్లు కొరకడం', 'pallu korakadam', 'pandlu korakadam',
    'दांत पीसना', 'नींद में दांत किटकिटाना', 'daant peesna', 'daant kitkitana',
    'دانت پیسنا',
    'grinding teeth at night', 'jaw clenching while asleep', 'teeth worn down flat',
    'partner hears teeth grinding', 'sore jaw on waking', 'child grinds teeth asleep',
    'clenched teeth while sleeping', 'cracked teeth from clenching', 'teeth biting in sleep',
    'teeth sound coming at night', 'jaw paining after getting up', 'teeth getting rubbed down',
    'kid making teeth noise', 'రాత్రి పళ్ళు నూరడం', 'నిద్రలో పళ్ళ చప్పుడు', 'పళ్ళు పటపటలాడించడం',
    'నిద్రలో దవడ బిగించడం', 'పళ్ళు అరిగిపోవడం', 'పొద్దున్నే దవడ నొప్పి', 'పిల్లలు నిద్రలో పళ్ళు నూరడం',
    'పళ్ళు గట్టిగా బిగబట్టడం', 'नींद में दांत चबाना', 'दांतों की कटकट आवाज़', 'दांत घिस जाना',
    'सुबह जबड़े में दर्द', 'जबड़ा कसकर भींचना'],
  null, null, 'draft', 24)
on conflict do nothing;

-- Headache and Facial Pain
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, also_called, last_reviewed_on,
  last_reviewed_by, visibility, display_order) values
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
  array['half-side headache', 'one side headache', 'sick headache', 'headache with vomiting',
    'పార్శ్వ నొప్పి', 'ఒంటి తలనొప్పి', 'parshva noppi', 'oka vaipu tala noppi', 'onti thala noppi',
    'आधासीसी', 'आधे सिर का दर्द', 'adhasisi', 'aadhe sir ka dard',
    'درد شقیقہ', 'dard e shaqiqa',
    'throbbing headache with nausea', 'headache worse in bright light', 'zigzag lines before headache',
    'noise makes headache worse', 'headache needs dark quiet room', 'pounding pain in one temple',
    'headache during periods', 'flashing lights then headache', 'half head paining',
    'head paining with vomitings', 'going in sun headache coming', 'headache after skipping food',
    'strong smell causing headache', 'తలలో ఒక పక్క పోటు', 'తలనొప్పితో వాంతులు', 'వెలుతురు చూస్తే తలనొప్పి',
    'శబ్దం పడక తలనొప్పి', 'కణత దగ్గర కొట్టుకునే నొప్పి', 'ఎండలో వెళ్తే తలనొప్పి', 'సగం తల నొప్పి',
    'తలనొప్పి ముందు మెరుపులు కనిపించడం', 'सिर दर्द के साथ उल्टी', 'एक तरफ सिर धड़कना',
    'रोशनी से सिर दर्द बढ़ना', 'शोर से सिर दर्द', 'माइग्रेन का दौरा', 'धूप से सिर दर्द',
    'తలపోటు', 'talapotu', 'अधकपारी', 'adhkapari'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 25),
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
  array['TTH', 'tension headache', 'stress headache', 'tight band around the head', 'head heaviness', 'gas trouble of the head',
    'తలనొప్పి', 'తల బరువు', 'tala noppi', 'thala noppi',
    'सिर दर्द', 'sir dard', 'sar dard',
    'سر درد',
    'dull ache both sides', 'pressure all round the head', 'head feels squeezed',
    'mild headache after work', 'headache from worry', 'tight neck and dull headache',
    'headache after screen time', 'ordinary dull headache', 'full head paining', 'head weight feeling',
    'head tight like belt', 'tension causing head pain', 'computer work head paining',
    'తల పట్టేసినట్టు ఉండటం', 'తల చుట్టూ బిగుతు', 'టెన్షన్ వల్ల తలనొప్పి', 'నుదురు నొప్పి',
    'తలంతా దిమ్ముగా ఉండటం', 'తల బిగించి కట్టినట్టు', 'మెడ పట్టేసి తలనొప్పి', 'తల రెండు వైపులా నొప్పి',
    'सिर भारी लगना', 'पूरे सिर में हल्का दर्द', 'माथे में जकड़न', 'चिंता से सिर दर्द',
    'सिर पर पट्टी बंधी जैसा',
    'తలపోటు', 'talapotu'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 26),
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
  array['pain behind one eye', 'eye headache', 'one eye pain with watering', 'alarm clock headache', 'Horton''s headache',
    'కంటి వెనుక నొప్పి', 'కన్ను చుట్టూ నొప్పి', 'kanti venuka noppi', 'kannu chuttu noppi',
    'आंख के पीछे दर्द', 'aankh ke peeche dard',
    'آنکھ کے پیچھے درد',
    'stabbing pain in one eye', 'eye pain same time nightly', 'red watery eye with headache',
    'headache bouts every year', 'unbearable pain around one eye', 'blocked nostril with eye pain',
    'drooping eyelid during headache', 'pacing the room with pain', 'one eye severe paining',
    'eye back side paining', 'eye watering with one-side pain', 'same time daily headache coming',
    'eye becoming red with pain', 'ఒక కంట్లో పొడిచినట్టు నొప్పి', 'రోజూ ఒకే సమయానికి కంటి పోటు',
    'కన్ను ఎర్రబడి నీరు కారడం', 'కంటి పక్కన భరించలేని నొప్పి', 'రాత్రి నిద్ర లేపే కంటి నొప్పి',
    'ముక్కు కారుతూ కంటి పోటు', 'వారాల తరబడి కంటి పోటు', 'నొప్పికి అటూ ఇటూ తిరగడం', 'एक आंख में तेज़ दर्द',
    'आंख लाल और पानी आना', 'रोज़ एक ही समय दर्द', 'आंख में सुई जैसा दर्द', 'नाक बंद और आंख दर्द',
    'suicide headache'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 27),
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
  array['MOH', 'painkiller headache', 'rebound headache', 'daily headache', 'headache from too many tablets',
    'రోజూ తలనొప్పి', 'నొప్పి మాత్రల వల్ల తలనొప్పి', 'roju tala noppi', 'noppi matrala valla tala noppi',
    'रोज़ सिर दर्द', 'दर्द की गोलियों से सिर दर्द', 'roz sir dard', 'dard ki goli se sir dard',
    'روز سر درد',
    'headache from painkillers', 'tablets no longer stop headache', 'taking painkillers every day',
    'headache back as tablet wears', 'too many headache tablets', 'overusing migraine tablets',
    'hooked on headache tablets', 'more tablets more headaches', 'daily taking headache tablet',
    'without tablet headache not going', 'tablet effect over headache again',
    'medical shop tablets daily headache', 'headache tablet habit', 'రోజూ తలనొప్పి మాత్ర వేసుకోవడం',
    'మాత్ర వేసుకోకపోతే తలనొప్పి', 'మాత్రలు ఎక్కువై తలనొప్పి', 'మాత్ర వేసినా తగ్గని తలనొప్పి',
    'మాత్ర ఆపితే మళ్ళీ తలనొప్పి', 'నొప్పి బిళ్ళలకు అలవాటు పడటం', 'పెయిన్ కిల్లర్స్ అతిగా వాడటం',
    'నెలంతా మాత్రలు వాడినా తలనొప్పి', 'गोली खाए बिना सिर दर्द', 'दवा छूटते ही सिर दर्द',
    'दर्द की गोलियों की आदत', 'गोली से भी आराम नहीं', 'रोज़ गोली खाने का सिरदर्द'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 28),
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
  array['TN', 'tic douloureux', 'face nerve pain', 'current-like pain in the face', 'tooth pain but teeth are fine',
    'ముఖంలో కరెంట్ షాక్ లాంటి నొప్పి', 'ముఖ నరం నొప్పి', 'mukhamlo current shock noppi', 'mukha naram noppi',
    'चेहरे की नस का दर्द', 'चेहरे में करंट जैसा दर्द', 'chehre ki nas ka dard',
    'چہرے کی نس کا درد',
    'electric shock pain in face', 'face pain when brushing teeth', 'stabbing pain in cheek',
    'sharp cheek pain on chewing', 'face hurts on light touch', 'pain shooting along jaw',
    'face pain from cold wind', 'shaving sets off face pain', 'current shock in cheek',
    'face one side current pain', 'face washing time pain coming', 'eating time face shock',
    'teeth removed still pain', 'చెంపలో కరెంట్ కొట్టినట్టు', 'నమిలితే ముఖంలో షాక్',
    'పళ్ళు తోముకుంటే చెంప నొప్పి', 'ముఖం తాకితే మెరుపు నొప్పి', 'దవడలో జివ్వున లాగే నొప్పి',
    'పళ్ళు బాగున్నా పంటి నొప్పి', 'చల్లగాలి తగిలితే ముఖం నొప్పి', 'ముఖం కడిగితే పొడిచే నొప్పి',
    'गाल में बिजली का झटका', 'चबाने पर चेहरे में दर्द', 'ब्रश करते चेहरे में करंट', 'चेहरा छूने से दर्द',
    'जबड़े में चुभता दर्द', 'ठंडी हवा से गाल दर्द'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 29),
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
  array['IIH', 'BIH', 'pseudotumour cerebri', 'pressure in the head', 'brain pressure', 'whooshing sound in the ears',
    'తలలో ఒత్తిడి', 'మెదడులో నీటి ఒత్తిడి', 'talalo ottidi', 'medadulo neeti ottidi',
    'सिर में प्रेशर', 'दिमाग का दबाव बढ़ना', 'sir mein pressure', 'dimag ka dabav badhna',
    'دماغ کا دباؤ بڑھنا',
    'raised pressure inside the skull', 'headache with blurred vision', 'vision dims on bending',
    'swelling of eye nerve', 'heartbeat sound in ears', 'headache worse lying down',
    'fluid pressure around brain', 'weight gain headache blurred sight', 'brain water pressure high',
    'head pressure eyes not clear', 'eye doctor said nerve swelling', 'bending time eyes blurring',
    'ear sound with headache', 'మెదడు నీటి ప్రెషర్ పెరగడం', 'తలనొప్పితో చూపు మసకబారడం',
    'వంగితే చూపు మసకబారడం', 'కంటి నరం వాపు', 'చెవిలో గుండె చప్పుడు వినిపించడం', 'పడుకుంటే పెరిగే తలనొప్పి',
    'తల లోపల ప్రెషర్', 'బరువు పెరిగి తలనొప్పి చూపు మసక', 'दिमाग में पानी का दबाव',
    'सिर दर्द और धुंधला दिखना', 'झुकने पर धुंधला दिखना', 'आंख की नस में सूजन', 'कान में धड़कन सुनाई देना',
    'लेटने पर सिर दर्द बढ़ना'],
  '2026-04-08', 'Dr. Meera Chacko', 'published', 30)
on conflict do nothing;

-- Stroke
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, also_called, last_reviewed_on,
  last_reviewed_by, visibility, display_order) values
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
  array['CVA', 'brain attack', 'paralysis', 'paralysis of one side', 'weakness of one side', 'brain clot',
    'పక్షవాతం', 'కాలు చెయ్యి పడిపోవడం', 'cannot speak suddenly', 'mouth pulled to one side', 'pakshavatam', 'pakshavatham', 'kaalu cheyyi padipovadam',
    'लकवा', 'lakwa',
    'فالج', 'falij',
    'face arm and speech weak', 'sudden slurred speech', 'one arm suddenly weak', 'cannot lift one arm',
    'sudden numbness one side', 'half the body not working', 'paralytic attack', 'sudden loss of sight',
    'one hand leg not working', 'paralysis attack came', 'mouth crooked and hand weak',
    'talking not coming suddenly', 'brain stroke', 'ఒక పక్క చచ్చుబడిపోవడం', 'మూతి వంకర మాట ముద్ద',
    'ఉన్నట్టుండి మాట పడిపోవడం', 'ఉన్నట్టుండి చెయ్యి ఎత్తలేకపోవడం', 'పక్షవాతం రావడం', 'ఒక వైపు స్పర్శ పోవడం',
    'సగం శరీరం పనిచేయకపోవడం', 'చెయ్యి కాలు లేవకపోవడం', 'आधा शरीर सुन्न पड़ना', 'लकवा मारना',
    'मुंह टेढ़ा और बोली लड़खड़ाना', 'एक हाथ अचानक बेजान', 'अचानक बोल न पाना', 'आधे अंग का काम बंद',
    'clot in the brain', 'medadulo raktam gadda', 'మెదడులో రక్తం గడ్డకట్టడం', 'दिमाग में खून का थक्का',
    'బ్రెయిన్ స్ట్రోక్',
    'लकवे का असर', 'बोलने में दिक्कत', 'bolne mein dikkat', 'lost strength on one side'],
  '2026-04-09', 'Dr. Meera Chacko', 'published', 31),
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
  array['TIA', 'mini stroke', 'small stroke', 'stroke that goes away', 'warning stroke', 'speech lost for a few minutes', 'weakness that came and went',
    'చిన్న పక్షవాతం', 'తాత్కాలిక పక్షవాతం', 'chinna pakshavatam', 'tatkalika pakshavatam',
    'हल्का लकवा', 'थोड़ी देर का लकवा', 'halka lakwa', 'thodi der ka lakwa',
    'ہلکا فالج',
    'stroke signs gone in minutes', 'ten minutes then normal again', 'face drooped then recovered',
    'arm weak then fine', 'speech slurred then normal', 'temporary one-sided weakness',
    'sight lost briefly one eye', 'brief numb arm now okay', 'hand weak and became normal',
    'paralysis came and went', 'mouth crooked ten minutes only', 'half hour speech problem only',
    'stroke came but gone', 'పది నిమిషాల్లో మామూలైన పక్షవాతం', 'చెయ్యి పడిపోయి మళ్ళీ బాగవడం',
    'మాట పోయి మళ్ళీ రావడం', 'కొద్దిసేపు మూతి వంకర', 'కాసేపు చెయ్యి మొద్దుబారి తగ్గడం',
    'కాసేపు ఒక కంటిచూపు పోవడం', 'వచ్చి పోయిన స్ట్రోక్', 'గంటలోపే తగ్గిన ఒకవైపు బలహీనత', 'लकवा आकर ठीक होना',
    'कुछ मिनट हाथ सुन्न', 'कुछ देर बोली बंद', 'मुंह टेढ़ा फिर ठीक', 'दस मिनट की कमज़ोरी'],
  '2026-04-09', 'Dr. Meera Chacko', 'published', 32),
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
  array['SAH', 'brain bleed', 'brain haemorrhage', 'burst vessel in the brain', 'worst headache of my life', 'sudden severe headache',
    'మెదడులో రక్తస్రావం', 'మెదడులో నరాలు చిట్లడం', 'medadulo rakta sravam', 'medadulo naralu chitladam',
    'दिमाग की नस फटना', 'ब्रेन हेमरेज', 'dimag ki nas phatna', 'achanak tez sir dard',
    'دماغ کی نس پھٹنا',
    'worst headache ever', 'thunderclap headache', 'headache like hammer blow', 'burst aneurysm in brain',
    'sudden headache with stiff neck', 'explosive headache in seconds', 'collapse after sudden headache',
    'bleeding around the brain', 'sudden head bursting pain', 'brain nerve burst',
    'brain bleeding suddenly', 'sudden headache neck tight vomitings', 'headache came fell unconscious',
    'తల పగిలిపోయే నొప్పి', 'ఉన్నట్టుండి భరించలేని తలనొప్పి', 'మెదడు నరం పగలడం', 'పిడుగు పడ్డట్టు తలనొప్పి',
    'తలలో రక్తం కారడం', 'హఠాత్తుగా తలనొప్పి మెడ బిగుసుకోవడం', 'ఎప్పుడూ లేనంత తీవ్ర తలనొప్పి',
    'తలనొప్పి వచ్చి స్పృహ కోల్పోవడం', 'अचानक सिर फटने वाला दर्द', 'दिमाग में खून बहना',
    'अचानक सिर दर्द गर्दन अकड़ना', 'ज़िंदगी का सबसे तेज़ सिरदर्द', 'सिर दर्द होते ही बेहोश'],
  '2026-04-09', 'Dr. Meera Chacko', 'published', 33),
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
  array['post-stroke spasticity', 'tight hand after paralysis', 'clenched fist after stroke', 'stiff leg after stroke',
    'పక్షవాతం తర్వాత బిగుసుకుపోవడం', 'చెయ్యి బిగుసుకుపోవడం', 'pakshavatam tarvata bigusukupovadam', 'cheyyi bigusukupovadam',
    'लकवे के बाद अकड़न', 'हाथ पैर की अकड़न', 'lakwe ke baad akdan', 'haath pair ki akdan',
    'فالج کے بعد اکڑن',
    'fingers curled after stroke', 'elbow bent tight since stroke', 'spastic arm after stroke',
    'tight arm months after stroke', 'foot turned in after stroke', 'muscle spasms since stroke',
    'stiff shoulder after stroke', 'walking stiff after old stroke', 'hand not opening after stroke',
    'fingers folded after paralysis', 'paralysis hand became tight', 'stroke leg not folding',
    'stroke patient hand tightness', 'స్ట్రోక్ తర్వాత చెయ్యి ముడుచుకుపోవడం',
    'వేళ్ళు ముడుచుకుపోయి తెరవలేకపోవడం', 'పక్షవాతం వచ్చిన కాలు బిగుతు', 'పక్షవాతం వచ్చిన చెయ్యి గట్టిపడటం',
    'మోచెయ్యి వంగి చాపలేకపోవడం', 'పిడికిలి విప్పలేకపోవడం', 'స్ట్రోక్ తర్వాత పాదం వంకర',
    'పక్షవాతం తర్వాత నరాలు లాగడం', 'लकवे वाला हाथ मुड़ना', 'स्ट्रोक के बाद मुट्ठी बंद',
    'लकवे वाला पैर अकड़ना', 'उंगलियां सीधी न होना', 'लकवे के बाद नस खिंचना'],
  '2026-04-09', 'Dr. Meera Chacko', 'published', 34)
on conflict do nothing;

-- Epilepsy and Blackouts
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, also_called, last_reviewed_on,
  last_reviewed_by, visibility, display_order) values
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
  array['fits', 'convulsions', 'fits disease', 'falling down with fits', 'falling sickness',
    'మూర్ఛ', 'ఫిట్స్', 'murcha', 'moorcha vyadhi', 'fits ravadam',
    'मिर्गी', 'दौरे पड़ना', 'mirgi', 'daure padna', 'jhatke aana',
    'مرگی',
    'repeated fits', 'seizure disorder', 'fit with tongue bite', 'foam at the mouth',
    'whole body jerking fit', 'grand mal', 'fits without fever', 'stiff then jerking unconscious',
    'fits coming', 'getting fits often', 'tablet missed fits again', 'fits coming in sleep',
    'hands legs beating with fits', 'మళ్ళీ మళ్ళీ ఫిట్స్', 'నోట్లో నురగ రావడం', 'ఒళ్ళంతా కొట్టుకోవడం',
    'ఫిట్స్‌లో నాలుక కొరుక్కోవడం', 'కాళ్ళు చేతులు కొట్టుకుని పడిపోవడం', 'మూర్ఛ రోగం',
    'బిగుసుకుపోయి కింద పడటం', 'ఈడ్పులు రావడం', 'मिर्गी का दौरा', 'मुंह से झाग आना', 'बेहोश होकर झटके आना',
    'दौरे में जीभ कटना', 'बार-बार फिट पड़ना', 'दांत भिंचकर गिर जाना', 'fitsu',
    'दौरा', 'daura',
    'వాయి', 'vayi', 'పిట్స్', 'pits',
    'నోట్లో నురుగ', 'notlo nuruga', 'मुंह से झाग', 'muh se jhaag'],
  '2026-01-27', 'Dr. Harsha Kondapalli', 'published', 35),
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
  array['TLE', 'partial seizures', 'partial fits', 'fits in one hand', 'jerking of one side', 'blank for a minute',
    'ఒక వైపు ఫిట్స్', 'చెయ్యి మాత్రమే కొట్టుకోవడం', 'oka vaipu fits', 'cheyyi matrame kottukovadam',
    'एक तरफ के दौरे', 'आंशिक मिर्गी', 'ek taraf ke daure', 'aanshik mirgi',
    'جزوی مرگی',
    'one hand jerking while awake', 'twitching spreads up arm', 'strange smell then blank',
    'deja vu spells', 'rising feeling in stomach', 'lip smacking and blank',
    'fumbling with clothes while blank', 'temporal lobe epilepsy', 'half side fits coming',
    'one side hand face jerking', 'staring and hand rubbing', 'sudden bad smell coming',
    'two minutes not in senses', 'ఒక చెయ్యి మాత్రమే అదరడం', 'సగం శరీరానికే ఫిట్స్',
    'నోరు చప్పరిస్తూ ఉండిపోవడం', 'రెండు నిమిషాలు అయోమయం', 'లేని వాసన రావడం', 'బట్టలు లాగుతూ శూన్యంగా చూడటం',
    'స్పృహ ఉండగానే చెయ్యి కొట్టుకోవడం', 'హఠాత్తుగా భయం తర్వాత అయోమయం', 'एक हाथ में झटके',
    'होश में हाथ का झटकना', 'अजीब गंध फिर सुध खोना', 'होंठ चबाते हुए गुम होना', 'दो मिनट गुमसुम होना',
    'daydreaming and blank spells'],
  '2026-01-27', 'Dr. Harsha Kondapalli', 'published', 36),
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
  array['petit mal', 'blank spells', 'staring spells', 'child goes blank', 'day-dreaming in class',
    'పిల్లల్లో మూర్ఛ', 'కాసేపు శూన్యంగా చూడటం', 'pillallo murcha', 'kasepu shoonyanga choodatam',
    'बच्चों में मिर्गी', 'टकटकी लगाकर देखना', 'bachchon mein mirgi', 'taktaki lagakar dekhna',
    'ٹکٹکی باندھ کر دیکھنا',
    'child stares into space', 'few seconds blank many times', 'eyelids flutter and stares',
    'teacher says child not listening', 'stops mid sentence and stares', 'zoning out in school',
    'child blank without falling', 'child pauses then carries on', 'child like statue few seconds',
    'blank coming for seconds', 'in class simply staring', 'child not responding few seconds',
    'small fits in school child', 'పిల్లాడు అలాగే చూస్తూ ఉండిపోవడం', 'కొన్ని సెకన్లు పలకకపోవడం',
    'క్లాసులో పరధ్యానంగా ఉండటం', 'పాప మాట్లాడుతూ ఆగిపోవడం', 'పాప కళ్ళార్పుతూ ఉండిపోవడం',
    'పిల్లాడు బొమ్మలా నిలబడిపోవడం', 'రోజూ చాలాసార్లు శూన్యంగా చూడటం', 'ఆడుకుంటూ సెకన్లు ఆగిపోవడం',
    'बच्चे का एकटक देखना', 'कुछ सेकंड खोया रहना', 'क्लास में गुम हो जाना', 'बच्चा बोलते-बोलते रुक जाना',
    'बच्चा बुत बन जाना'],
  null, null, 'draft', 37),
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
  array['fever fits', 'fits with fever', 'febrile convulsions', 'baby fits', 'child fits in fever',
    'జ్వరంతో ఫిట్స్', 'పిల్లలకు జ్వరం ఫిట్స్', 'jwaram tho fits', 'jwaramlo fits',
    'बुखार में दौरे', 'बुखार में झटके', 'bukhar mein daure', 'bukhar mein jhatke',
    'بخار میں جھٹکے',
    'baby shaking with high fever', 'toddler seizure with temperature', 'child jerks when fever rises',
    'fever seizure', 'baby eyes rolled in fever', 'first fit in hot child',
    'child stiff with high temperature', 'infection fever and toddler fit', 'fever high fits coming',
    'baby getting fits in fever', 'temperature going up child fits', 'child fever hands legs shaking',
    'fever time eyes going up', 'జ్వరం ఎక్కువై పిల్లాడికి ఫిట్స్', 'జ్వరంలో బిడ్డ కొట్టుకోవడం',
    'ఒళ్ళు కాలి కళ్ళు తేలేయడం', 'జ్వరం వచ్చి పాప బిగుసుకుపోవడం', 'చంటిబిడ్డకు జ్వరంతో మూర్ఛ',
    'ఒంటి వేడికి పిల్లలకు ఫిట్స్', 'జ్వరంలో కళ్ళు పైకి తిరగడం', 'జ్వరంతో బిడ్డ స్పృహ తప్పడం',
    'तेज़ बुखार में बच्चा अकड़ना', 'बुखार से बच्चे को दौरा', 'बुखार में आंखें पलटना',
    'शिशु को बुखार वाली मिर्गी', 'बुखार में बच्चा बेहोश'],
  '2026-01-27', 'Dr. Harsha Kondapalli', 'published', 38),
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
  array['passing out', 'losing consciousness', 'became unconscious', 'giddy and fell down', 'vasovagal attack', 'swooning',
    'స్పృహ తప్పడం', 'కళ్ళు తిరిగి పడిపోవడం', 'spruha tappadam', 'kallu tirigi padipovadam',
    'बेहोशी', 'चक्कर खाकर गिरना', 'behoshi', 'chakkar khakar girna',
    'بے ہوشی',
    'room goes black standing up', 'fainted at sight of blood', 'collapsed in the heat',
    'blacked out for a minute', 'faint after standing long', 'dizzy sweaty then fell',
    'light-headed then passed out', 'fainted on empty stomach', 'eyes getting dark',
    'giddiness coming and falling', 'fell unconscious one minute', 'blackout came and fell',
    'BP low and fainted', 'సొమ్మసిల్లి పడిపోవడం', 'కళ్ళు బైర్లు కమ్మడం', 'కళ్ళకు చీకట్లు కమ్మడం',
    'ఎండకు స్పృహ కోల్పోవడం', 'రక్తం చూసి స్పృహ తప్పడం', 'నిలబడి నిలబడి కుప్పకూలడం', 'తల తిరిగి కింద పడటం',
    'స్పృహ పోయి వెంటనే రావడం', 'बेहोश होना', 'आंखों के आगे अंधेरा छाना', 'खड़े-खड़े गिर जाना',
    'खून देखकर बेहोश', 'गश खाकर गिरना', 'भूखे पेट बेहोश होना'],
  '2026-01-27', 'Dr. Harsha Kondapalli', 'published', 39)
on conflict do nothing;

-- Memory and Thinking
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, also_called, last_reviewed_on,
  last_reviewed_by, visibility, display_order) values
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
  array['AD', 'forgetting disease', 'old age forgetfulness', 'loss of memory', 'forgets names and faces',
    'మతిమరుపు', 'అల్జీమర్స్ వ్యాధి', 'matimarupu', 'mathimarupu',
    'भूलने की बीमारी', 'याददाश्त खोना', 'bhoolne ki bimari', 'yaaddasht khona',
    'بھولنے کی بیماری', 'نسیان',
    'asks the same question repeatedly', 'gets lost on known roads', 'forgets what was just said',
    'cannot recognise own family', 'leaves the gas stove on', 'puts things in wrong places',
    'forgets having eaten', 'senile dementia', 'memory power gone in elders', 'going out and getting lost',
    'telling same thing again again', 'old people memory problem', 'not recognising own children',
    'అడిగిందే మళ్ళీ మళ్ళీ అడుగుతున్నారు', 'సొంత మనుషుల్ని గుర్తుపట్టలేకపోతున్నారు', 'ఇంటి దారి మర్చిపోవడం',
    'తిన్నది మర్చిపోవడం', 'ముసలితనంలో జ్ఞాపకం పోవడం', 'వస్తువులు ఎక్కడ పెట్టారో గుర్తులేదు',
    'పెద్దవాళ్ళ మతిమరుపు జబ్బు', 'बार-बार वही सवाल पूछना', 'घर का रास्ता भूल जाना', 'अपनों को न पहचानना',
    'बुढ़ापे में भूलना', 'खाना खाकर भूल जाना',
    'మరుపు', 'marupu'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 40),
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
  array['VaD', 'multi-infarct dementia', 'memory loss after stroke', 'memory loss from high BP', 'slow thinking after paralysis',
    'పక్షవాతం తర్వాత మతిమరుపు', 'బీపీ వల్ల మతిమరుపు', 'pakshavatam tarvata matimarupu', 'bp valla matimarupu',
    'लकवे के बाद याददाश्त कमज़ोर', 'lakwe ke baad yaaddasht kamzor',
    'فالج کے بعد یادداشت کمزور',
    'forgetful after a brain stroke', 'confused since the stroke', 'many small strokes affecting memory',
    'dementia from blocked brain vessels', 'memory getting worse in steps', 'cannot plan after stroke',
    'poor blood flow to brain', 'post-stroke dementia', 'memory gone after paralysis attack',
    'brain blood circulation less', 'BP and sugar memory problem', 'after stroke not thinking properly',
    'small clots memory weak', 'స్ట్రోక్ వచ్చాక జ్ఞాపకశక్తి తగ్గింది', 'మెదడుకు రక్తం సరిగా అందకపోవడం',
    'పక్షవాతం వచ్చాక ఆలోచన మందగించింది', 'మెదడు రక్తనాళాలు మూసుకుపోయి మతిమరుపు',
    'బీపీ ఎక్కువై జ్ఞాపకం పోయింది', 'మెట్లు మెట్లుగా పెరిగే మతిమరుపు', 'స్ట్రోక్ తర్వాత అయోమయం',
    'स्ट्रोक के बाद भूलना', 'दिमाग में खून कम पहुंचना', 'बीपी से याददाश्त जाना', 'लकवे के बाद सोच धीमी',
    'दिमाग की नसें बंद, भूलना'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 41),
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
  array['DLB', 'LBD', 'Lewy body disease', 'seeing people who are not there', 'seeing things', 'Parkinson''s with memory loss',
    'లేనివి కనిపించడం', 'లేని మనుషులు కనిపించడం', 'lenivi kanipinchadam', 'leni manushulu kanipinchadam',
    'मतिभ्रम', 'जो नहीं है वह दिखना', 'matibhram', 'jo nahi hai woh dikhna',
    'جو نہیں ہے وہ نظر آنا',
    'sees animals in the room', 'clear one day confused next', 'forgetful with slow stiff walking',
    'visions in old age', 'hallucinations with memory loss', 'talks to people not there',
    'good and bad days dementia', 'drowsy and staring in daytime', 'seeing dead relatives in house',
    'sometimes normal sometimes confused elder', 'imaginary persons seeing in room',
    'forgetting plus Parkinson''s', 'memory up and down daily', 'ఎవరో ఉన్నట్టు మాట్లాడుతున్నారు',
    'చనిపోయినవాళ్ళు కనిపిస్తున్నారంటున్నారు', 'గదిలో పిల్లలు, జంతువులు కనిపించడం',
    'కాసేపు బాగా, కాసేపు అయోమయం', 'మతిమరుపుతో పాటు నడక నెమ్మది', 'పార్కిన్సన్స్‌తో మతిమరుపు, భ్రమలు',
    'లేనిది ఉన్నట్టు భ్రమ', 'मरे हुए लोग दिखना', 'कमरे में बच्चे जानवर दिखना', 'कभी ठीक कभी भ्रमित',
    'भूलना और शरीर अकड़ना', 'खाली जगह से बातें करना',
    'seeing children who are not there'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 42),
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
  array['FTD', 'Pick''s disease', 'personality change', 'change of nature', 'strange behaviour in middle age',
    'ప్రవర్తనలో మార్పు', 'స్వభావం మారిపోవడం', 'pravartanalo marpu', 'swabhavam maripovadam',
    'स्वभाव बदल जाना', 'व्यवहार में बदलाव', 'swabhav badal jana',
    'مزاج بدل جانا', 'mizaj badal jana',
    'became rude and careless', 'no feeling for family anymore', 'says shameful things in public',
    'cannot find words, memory fine', 'craves sweets and overeats', 'repeats same actions all day',
    'dementia in the fifties', 'lost manners in middle age', 'totally changed person after fifty',
    'behaving like small child', 'not caring about wife children', 'spending money without sense',
    'talking dirty without shame', 'సిగ్గు లేకుండా మాట్లాడటం', 'మనిషి పూర్తిగా మారిపోయారు',
    'మాటలు దొరక్క తడబడుతున్నారు', 'చిన్నపిల్లాడిలా ప్రవర్తిస్తున్నారు', 'ఇంట్లోవాళ్ళని పట్టించుకోవడం లేదు',
    'తీపి తెగ తినేస్తున్నారు', 'చేసిందే చేస్తూ ఉండటం', 'बेशर्मी से बोलना', 'बच्चों जैसी हरकतें करना',
    'पचास के बाद अजीब बर्ताव', 'परिवार की परवाह न करना', 'बोलने के शब्द भूलना'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 43),
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
  array['MCI', 'mild memory loss', 'weak memory', 'absent-minded', 'forgetting names', 'poor memory',
    'కొంచెం మతిమరుపు', 'జ్ఞాపకశక్తి తగ్గడం', 'konchem matimarupu', 'gnapaka shakti taggadam',
    'याददाश्त कमज़ोर होना', 'yaaddasht kamzor',
    'یادداشت کمزور ہونا',
    'forgetting appointments now and then', 'word on tip of tongue', 'walks in, forgets why',
    'memory slipping but manages alone', 'early memory changes', 'slight forgetfulness in sixties',
    'misplacing keys and glasses', 'stage before dementia', 'little little forgetting',
    'memory power reduced slightly', 'forgetting but doing own work', 'starting stage memory loss',
    'keeping somewhere and searching', 'చిన్న చిన్న విషయాలు మర్చిపోవడం', 'పేర్లు వెంటనే గుర్తురావడం లేదు',
    'తాళాలు ఎక్కడో పెట్టి వెతకడం', 'మతిమరుపు మొదలైంది', 'మర్చిపోతున్నా పనులు చేసుకుంటున్నారు',
    'గదిలోకి వెళ్ళి ఎందుకో మర్చిపోవడం', 'జ్ఞాపకం కాస్త మందగించడం', 'छोटी-छोटी बातें भूलना',
    'नाम याद नहीं आते', 'चाबी रखकर भूल जाना', 'हल्की भूलने की आदत', 'थोड़ा भूलना, काम ठीक',
    'మరుపు', 'marupu'],
  '2026-05-14', 'Dr. Raghunath Nallamilli', 'published', 44)
on conflict do nothing;

-- Nerves and Muscles
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, also_called, last_reviewed_on,
  last_reviewed_by, visibility, display_order) values
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
  array['PN', 'pins and needles', 'numb hands and feet', 'tingling in the feet', 'nerve weakness', 'burning in the soles',
    'తిమ్మిర్లు', 'నరాల బలహీనత', 'timmirlu', 'thimmiri', 'narala balaheenata',
    'हाथ पैर सुन्न होना', 'झुनझुनी', 'haath pair sunn hona', 'jhunjhuni',
    'ہاتھ پاؤں سن ہونا',
    'pins and needles in feet', 'feels like walking on cotton', 'ants crawling on feet',
    'glove and stocking numbness', 'cannot feel slippers on feet', 'numb toes without diabetes',
    'low B12 tingling', 'nerve damage from alcohol', 'nerves weak in hands legs', 'thimmiri in both legs',
    'chappal slipping off without knowing', 'current passing feeling in feet',
    'vitamin deficiency nerve problem', 'చేతులు కాళ్ళు మొద్దుబారడం', 'కాళ్ళలో జివ్వుమంటుంది',
    'చెప్పు జారినా తెలియడం లేదు', 'దూది మీద నడిచినట్టు', 'చీమలు పాకినట్టు కాళ్ళు',
    'కాళ్ళ నరాలు పనిచేయకపోవడం', 'పాదాలకు స్పర్శ తెలియడం లేదు', 'चींटियां चलने जैसा लगना', 'नसों की कमज़ोरी',
    'रुई पर चलने जैसा', 'चप्पल निकलना पता न चलना', 'पैरों में सुई चुभना', 'तलवों में जलन', 'सुन्नपन',
    'nerve problem', 'naralu', 'నరాల జబ్బు', 'नसों की बीमारी',
    'झनझनाहट', 'jhanjhanahat',
    'కాళ్ళు మొద్దుబారడం', 'kaallu moddubaradam'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 45),
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
  array['DPN', 'sugar nerve problem', 'sugar feet', 'burning feet', 'burning feet at night', 'numb feet from sugar',
    'అరికాళ్ళ మంటలు', 'షుగర్ తిమ్మిర్లు', 'arikalla mantalu', 'sugar timmirlu',
    'पैरों में जलन', 'शुगर से पैर सुन्न होना', 'pairon mein jalan', 'sugar se pair sunn',
    'شوگر سے پیروں میں جلن',
    'diabetes tingling in toes', 'high sugar nerve damage', 'diabetic foot pain at night',
    'wound on foot not felt', 'sugar patient feet numb', 'diabetic leg burning',
    'no feeling in diabetic feet', 'diabetes foot ulcer numbness', 'sugar level affecting leg nerves',
    'sugar complaint leg burning', 'due to sugar nerves weak', 'sugar patient foot wound painless',
    'long time sugar legs paining', 'షుగర్ వల్ల కాళ్ళ మంటలు', 'షుగర్ ఉన్నవాళ్ళకి పాదాలు మొద్దుబారడం',
    'షుగర్ వల్ల నరాల బలహీనత', 'షుగర్‌తో పాదానికి పుండు', 'మధుమేహంతో కాళ్ళు తిమ్మిరెక్కడం',
    'షుగర్ కాళ్ళ పోట్లు', 'షుగర్‌తో పాదాల స్పర్శ పోవడం', 'शुगर में पैरों की झुनझुनी',
    'डायबिटीज़ से नसें खराब', 'मधुमेह में तलवे जलना', 'शुगर से नसों की कमज़ोरी', 'शुगर में पैर का घाव'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 46),
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
  array['CTS', 'hand goes to sleep at night', 'numb fingers', 'nerve press at the wrist', 'wrist pain with tingling',
    'చేతి వేళ్ళ తిమ్మిరి', 'మణికట్టు నొప్పి', 'cheti vella timmiri', 'manikattu noppi',
    'हाथ सुन्न होना', 'कलाई की नस दबना', 'haath sunn hona', 'kalai ki nas dabna',
    'ہاتھ سن ہونا',
    'thumb and first fingers tingling', 'shaking hand to wake it', 'wakes with numb hand',
    'hand tingling on scooter', 'drops things from numb fingers', 'wrist nerve squeezed',
    'pins and needles holding phone', 'pregnancy hand numbness', 'hand current passing at night',
    'wrist nerve block', 'typing work hand pain', 'bike riding hand thimmiri', 'fingers dead early morning',
    'రాత్రి చెయ్యి మొద్దుబారుతుంది', 'చెయ్యి విదిలిస్తే తగ్గే తిమ్మిరి',
    'బొటనవేలు చూపుడువేలు తిమ్మిరెక్కడం', 'మణికట్టు దగ్గర నరం నొక్కుకోవడం', 'బండి నడిపితే చెయ్యి తిమ్మిరి',
    'నిద్రలో చేతివేళ్ళు జివ్వుమనడం', 'గర్భంతో చేతుల తిమ్మిర్లు', 'रात में हाथ सो जाना',
    'उंगलियों में झुनझुनी', 'अंगूठा और उंगलियां सुन्न', 'कलाई में दर्द और झनझनाहट', 'हाथ झटकने से आराम',
    'hand falls asleep'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 47),
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
  array['facial palsy', 'facial paralysis', 'face paralysis', 'crooked mouth', 'cannot close one eye',
    'మూతి వంకర', 'ముఖ పక్షవాతం', 'moothi vankara', 'mukha pakshavatam',
    'चेहरे का लकवा', 'मुंह टेढ़ा होना', 'chehre ka lakwa', 'muh tedha hona',
    'لقوہ', 'laqwa',
    'one eye not closing', 'smile gone on one side', 'water dribbles from mouth corner',
    'forehead not wrinkling one side', 'face weak but arms fine', 'crooked face, eye stays open',
    'cannot whistle or puff cheeks', 'facial nerve weakness', 'only mouth to one side',
    'face paralysis after cold wind', 'only face turned one side', 'eye watering with mouth crooked',
    'half face weak, hands okay', 'మూతి పక్కకి లాగేసింది', 'ఒక కన్ను మూసుకోవడం లేదు',
    'చేతులు బాగున్నాయి, మూతి పక్కకుంది', 'పుక్కిలిస్తే నీళ్ళు కారిపోతున్నాయి',
    'నవ్వితే మూతి వంకరగా పోతోంది', 'చల్లగాలికి మూతి వంకరైంది', 'ముఖ నరం బలహీనత', 'एक आंख बंद नहीं होती',
    'आधा चेहरा टेढ़ा, हाथ ठीक', 'कुल्ला करते पानी गिरना', 'हंसने पर मुंह एक तरफ', 'ठंडी हवा से चेहरा टेढ़ा',
    'चेहरे की नस कमज़ोर',
    'आंख बंद न होना', 'aankh band nahi hoti',
    'కన్ను మూయలేకపోవడం', 'kannu mooyalekapovadam', 'ముఖం వంకర', 'mukham vankara'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 48),
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
  array['GBS', 'AIDP', 'paralysis starting from the legs', 'legs became weak in a few days', 'weakness after fever or loose motions',
    'కాళ్ళ నుంచి పైకి బలహీనత', 'జ్వరం తర్వాత కాళ్ళు పడిపోవడం', 'kalla nunchi paiki balaheenata', 'jwaram tarvata kallu padipovadam',
    'पैरों से ऊपर बढ़ती कमज़ोरी', 'pairon se upar badhti kamzori',
    'ٹانگوں سے بڑھتی کمزوری',
    'weakness climbing up from feet', 'suddenly cannot climb stairs', 'both legs weak within days',
    'tingling then legs give way', 'paralysis after stomach infection', 'legs and hands paralysed quickly',
    'immune attack on nerves', 'ascending paralysis', 'both legs fallen after viral', 'GB syndrome',
    'after loose motions legs weak', 'legs not lifting since fever', 'nerve disease needing ventilator',
    'రెండు కాళ్ళూ రోజుల్లో చచ్చుబడ్డాయి', 'విరేచనాల తర్వాత కాళ్ళు పనిచేయడం లేదు',
    'నాలుగు రోజుల్లో నడవలేకపోయారు', 'కాళ్ళ తిమ్మిరితో మొదలై చేతులకు పాకడం',
    'కూర్చుంటే లేవలేకపోవడం, కొత్తగా', 'జీబీఎస్ నరాల జబ్బు', 'జ్వరం తగ్గాక చేతులు కాళ్ళు చచ్చుబడటం',
    'बुखार के बाद पैर बेजान', 'दोनों पैर अचानक कमज़ोर', 'दस्त के बाद चलना बंद', 'पैरों से शुरू लकवा',
    'कुछ दिनों में उठना मुश्किल'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 49),
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
  array['MG', 'eyelids falling by evening', 'seeing double', 'muscles tire by evening', 'weak chewing',
    'కనురెప్పలు వాలిపోవడం', 'రెండుగా కనిపించడం', 'kanureppalu valipovadam', 'renduga kanipinchadam',
    'पलकें गिरना', 'दो-दो दिखना', 'palken girna', 'do do dikhna',
    'پلکیں گرنا',
    'eyelid droops as day goes', 'jaw gets tired while eating', 'voice fades while talking',
    'strong in morning weak later', 'double vision when tired', 'head drops by evening',
    'weakness better after rest', 'one lid drooping, sees two', 'eyelids not lifting in evening',
    'seeing two two things', 'chewing chapati becomes tiring', 'hands tired combing hair',
    'muscle nerve signal problem', 'సాయంత్రానికి కనురెప్పలు మూసుకుపోతున్నాయి', 'ఒకటి రెండుగా కనబడుతోంది',
    'నమిలేకొద్దీ దవడ బలం తగ్గడం', 'మాట్లాడేకొద్దీ గొంతు తగ్గిపోవడం', 'రెస్ట్ తీసుకుంటే బలం వస్తుంది',
    'కళ్ళు తెరవలేక రెప్పలు జారడం', 'దువ్వుకుంటే చేతులు బరువెక్కడం', 'शाम तक पलक झुकना',
    'चबाते-चबाते जबड़ा थकना', 'बोलते-बोलते आवाज़ कम होना', 'एक की दो चीज़ें दिखना', 'आराम से ताकत लौटना',
    'muscle weakness', 'మింగడం కష్టం', 'కండరాల బలహీనత', 'kandarala balahinata', 'मांसपेशियों की कमज़ोरी', 'swallowing trouble',
    'రెప్ప వాలడం', 'reppa valadam'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 50),
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
  array['MND', 'ALS', 'Lou Gehrig''s disease', 'muscle wasting', 'hands becoming thin and weak',
    'కండరాలు కరిగిపోవడం', 'కండరాల క్షీణత', 'kandaralu karigipovadam', 'kandarala ksheenata',
    'मांसपेशियां सूखना', 'हाथ पतले होना', 'maanspeshiyan sookhna', 'haath patle hona',
    'پٹھے سوکھنا',
    'muscles twitching and getting thin', 'weak grip getting worse slowly',
    'slurred speech worsening over months', 'foot drop getting worse', 'tongue twitching and shrinking',
    'choking on water, hands thin', 'Stephen Hawking disease', 'hands weak without numbness',
    'hand muscles drying up', 'muscles becoming thin slowly slowly', 'buttoning not possible, thin hand',
    'motor neuron problem', 'body flesh jumping and wasting', 'చెయ్యి కండ తగ్గిపోయి సన్నబడటం',
    'కండరాలు అదురుతూ సన్నబడటం', 'నెలనెలా మాట ముద్దైపోవడం', 'మింగడం కష్టం, చేతులు సన్నబడ్డాయి',
    'చేతి పట్టు రోజురోజుకీ తగ్గడం', 'నాలుక సన్నబడి అదరడం', 'తిమ్మిరి లేకుండా కండ కరగడం',
    'मांस फड़कना और सूखना', 'हाथ की पकड़ कमज़ोर होना', 'ज़ुबान लड़खड़ाना, निगलना मुश्किल',
    'हाथ का मांस घटना', 'धीरे-धीरे शरीर सूखना',
    'మింగలేకపోవడం', 'mingalekapovadam', 'निगलने में दिक्कत', 'nigalne mein dikkat', 'swallowing trouble'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 51),
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
  array['disc problem', 'disc bulge', 'nerve pain in the leg', 'back pain going down the leg', 'pain from hip to foot',
    'సయాటికా', 'నడుము నుంచి కాలికి నొప్పి', 'nadumu nunchi kaaliki noppi', 'tunti noppi',
    'साइटिका', 'कमर से पैर तक दर्द', 'kamar se pair tak dard',
    'عرق النسا', 'arq un nisa',
    'shooting pain down one leg', 'pinched nerve in lower back', 'leg pain when coughing',
    'buttock pain going to calf', 'herniated disc leg pain', 'electric pain back of thigh',
    'tingling leg with back pain', 'pain sitting, runs down leg', 'slip disc', 'back nerve pulling in leg',
    'L4 L5 disc problem', 'gap in the back bone', 'leg nerve catch from waist',
    'పిరుదు నుంచి పిక్క దాకా నొప్పి', 'డిస్క్ జారింది', 'నడుము నరం నొక్కుకుపోవడం',
    'తుంటి నుంచి పాదం వరకు లాగడం', 'దగ్గితే కాలిలోకి పోటు', 'వంగితే నడుము కాలు పట్టేయడం',
    'నడుము నొప్పితో కాలు తిమ్మిరి', 'कमर की नस दबना', 'कूल्हे से पैर में दर्द', 'पैर की नस खिंचना',
    'कमर दर्द, पैर सुन्न', 'खांसने पर पैर में करंट'],
  '2026-05-21', 'Dr. Raghunath Nallamilli', 'published', 52)
on conflict do nothing;

-- Brain, Spine and Balance
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, also_called, last_reviewed_on,
  last_reviewed_by, visibility, display_order) values
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
  array['MS', 'demyelination', 'disseminated sclerosis', 'sudden blurring in one eye', 'numbness that comes and goes',
    'మల్టిపుల్ స్క్లెరోసిస్', 'ఒక కన్ను మసకబారడం', 'oka kannu masakabaradam', 'narala pora debbatinadam',
    'मल्टीपल स्क्लेरोसिस', 'एक आंख से धुंधला दिखना', 'ek aankh se dhundhla dikhna',
    'ایم ایس',
    'painful eye and blurred vision', 'electric shock on bending neck', 'numb patches in young woman',
    'legs weak after hot bath', 'attacks of weakness that recover', 'nerve covering damage',
    'optic neuritis', 'white spots on brain MRI', 'one eye sight dull suddenly',
    'MRI showing brain patches', 'nerves coating gone', 'attack coming again every year',
    'tight belt feeling round body', 'ఒక కంటి చూపు ఉన్నట్టుండి తగ్గడం', 'మెడ వంచితే షాక్ కొట్టినట్టు',
    'నరాల పైపొర పాడవడం', 'బలహీనత వచ్చి పోతూ ఉండటం', 'కన్ను కదిలిస్తే నొప్పి, మసక',
    'నడుము చుట్టూ బిగించినట్టు ఉండటం', 'స్కాన్‌లో మెదడులో తెల్ల మచ్చలు', 'गर्दन झुकाने पर करंट लगना',
    'एक आंख की रोशनी घटना', 'नसों की परत खराब होना', 'कमज़ोरी आकर ठीक होना', 'दिमाग में सफेद धब्बे'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 53),
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
  array['BPPV', 'giddiness', 'head spinning', 'head reeling', 'room spinning', 'spinning in bed',
    'తల తిరగడం', 'కళ్ళు తిరగడం', 'tala tiragadam', 'kallu tiragadam',
    'चक्कर आना', 'सिर घूमना', 'chakkar aana', 'sir ghoomna', 'sar chakrana',
    'چکر آنا',
    'room spins turning in bed', 'dizzy when looking up', 'spinning on lying down',
    'dizzy bending to tie laces', 'loose ear crystals', 'world spins a few seconds', 'inner ear dizziness',
    'vertigo on rolling over', 'head rotating on getting up', 'ear balance problem',
    'whole house rotating while sleeping', 'giddiness turning to one side', 'ear stone giddiness',
    'పక్కకి తిరిగితే గిర్రున తిరుగుతోంది', 'పడుకుంటే ఇల్లంతా తిరిగినట్టు', 'లేస్తే తల గిర్రుమంటోంది',
    'పైకి చూస్తే కళ్ళు తిరుగుతున్నాయి', 'చెవి వల్ల తల తిరుగుడు', 'వంగి లేస్తే తూలు రావడం',
    'మంచం మీద దొర్లితే కళ్ళు తిరగడం', 'करवट लेते ही चक्कर', 'लेटने पर कमरा घूमना', 'ऊपर देखने पर सिर घूमता',
    'कान की वजह से चक्कर', 'झुकने पर चक्कर',
    'Epley manoeuvre', 'తల తిప్పడం', 'tala tippadam'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 54),
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
  array['brain fever', 'fever with stiff neck', 'infection around the brain', 'TB meningitis',
    'మెదడు జ్వరం', 'జ్వరంతో మెడ బిగుసుకుపోవడం', 'medadu jwaram', 'jwaramtho meda bigusukupovadam',
    'दिमागी बुखार', 'गर्दन तोड़ बुखार', 'dimagi bukhar', 'gardan tod bukhar',
    'گردن توڑ بخار',
    'fever with neck not bending', 'fever, light hurts, drowsy', 'baby fever bulging soft spot',
    'fever vomiting severe headache together', 'rash not fading with fever', 'brain lining infection',
    'high fever child becoming drowsy', 'fever headache with confusion', 'neck tight with fever',
    'brain infection fever', 'fever gone to brain', 'TB in the brain', 'child fever not opening eyes',
    'జ్వరంతో మెడ వంచలేకపోవడం', 'జ్వరం మెదడుకి ఎక్కింది', 'మెదడు పొరల వాపు',
    'జ్వరం, వాంతులు, తీవ్రమైన తలనొప్పి', 'మెదడుకి టీబీ', 'జ్వరంతో పాప మగతగా ఉంది',
    'జ్వరంలో వెలుతురు చూడలేకపోవడం', 'बुखार में गर्दन अकड़ना', 'बुखार के साथ तेज़ सिरदर्द',
    'दिमाग की झिल्ली में सूजन', 'दिमाग की टीबी', 'बुखार में बच्चा सुस्त',
    'brain swelling with fever'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 55),
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
  array['mTBI', 'hit on the head', 'blow to the head', 'fell on the head', 'head hurt in an accident',
    'తలకు దెబ్బ', 'తలకు గాయం', 'talaku debba', 'talaku gayam',
    'सिर की चोट', 'सिर पर चोट लगना', 'sir ki chot', 'sar par chot',
    'سر کی چوٹ',
    'foggy after a head knock', 'headache after hitting head', 'bumped head playing cricket',
    'dazed after bike fall', 'cannot remember the accident', 'dizzy since head injury',
    'child fell off bed headfirst', 'mild head injury', 'head got hit on wall', 'head dashed in bike skid',
    'slipped in bathroom head hit', 'small brain shake injury', 'head injury giddiness after fall',
    'బండి మీద నుంచి పడి తలదెబ్బ', 'తల గోడకి కొట్టుకుంది', 'తలకి దెబ్బ తగిలాక తలనొప్పి',
    'పిల్లాడు తల కింద పడ్డాడు', 'బాత్‌రూమ్‌లో జారి తల తగిలింది', 'యాక్సిడెంట్‌లో ఏం జరిగిందో గుర్తులేదు',
    'తలదెబ్బ తర్వాత అయోమయం, మగత', 'गिरने से सिर टकराना', 'चोट के बाद सिर भारी', 'बाइक से गिरकर सिर चोट',
    'बच्चा सिर के बल गिरा', 'हादसे की बात याद नहीं',
    'bang on the head'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 56),
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
  array['NPH', 'water in the brain', 'fluid in the brain', 'feet stuck to the floor', 'urine and walking trouble in old age',
    'మెదడులో నీరు', 'అడుగు ముందుకు పడకపోవడం', 'medadulo neeru', 'adugu munduku padakapovadam',
    'दिमाग में पानी', 'पैर ज़मीन से चिपकना', 'dimag mein pani',
    'دماغ میں پانی',
    'shuffling wide steps, leaking urine', 'magnetic walking in old age',
    'walking trouble, urine leak, forgetful', 'enlarged brain fluid spaces', 'old person brain shunt',
    'feet glued, bladder accidents', 'small steps and wetting clothes',
    'treatable dementia with bad walking', 'brain water more in elders', 'tube operation for brain water',
    'legs not lifting from ground', 'walking slow with urine leakage', 'CT scan showing brain water',
    'పెద్దవాళ్ళకి మెదడులో నీరు చేరడం', 'కాళ్ళు నేలకి అతుక్కుపోయినట్టు నడక',
    'నడక తడబడి మూత్రం ఆపుకోలేకపోవడం', 'మూత్రం పోతోంది, మతిమరుపు, నడవలేరు', 'మెదడు నీటికి ట్యూబ్ ఆపరేషన్',
    'కాళ్ళు ఈడుస్తూ నడుస్తూ మూత్రం జారడం', 'తలలో నీరు పట్టింది', 'दिमाग में पानी भरना, बुज़ुर्ग',
    'चलना धीमा, पेशाब निकलना', 'पैर घसीटकर चलना और भूलना', 'दिमाग के पानी का ऑपरेशन',
    'सिर में पानी भर जाना'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 57),
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
  array['CSM', 'DCM', 'neck spondylosis', 'cervical spondylitis', 'nerve press in the neck', 'spinal cord compression',
    'మెడ నరాలు నొక్కుకుపోవడం', 'మెడ ఎముకల అరుగుదల', 'meda naralu nokkukupovadam', 'meda emukala arugudala',
    'गर्दन की नस दबना', 'सर्वाइकल', 'gardan ki nas dabna',
    'گردن کی نس دبنا',
    'clumsy fingers with neck problem', 'cannot button shirt, walking stiff',
    'legs heavy from neck trouble', 'narrowed spinal canal in neck', 'neck disc pressing spinal cord',
    'handwriting worse and unsteady legs', 'numb clumsy hands, stiff legs',
    'neck arthritis affecting walking', 'neck bone wearing off', 'neck disc pressing, legs tight',
    'neck bone gap less', 'neck problem fingers not working', 'cervical problem walking imbalance',
    'మెడ దగ్గర వెన్నుపాము ఒత్తుకోవడం', 'మెడ డిస్క్ వల్ల నడక తూలడం', 'గుండీలు పెట్టలేక, కాళ్ళు బిగుసుకొని',
    'మెడ ఎముకలు అరిగి చేతులు తడబడటం', 'మెడ వల్ల కాళ్ళు బరువెక్కడం', 'మెడ నరం నొక్కి వేళ్ళు పనిచేయవు',
    'చేతులు మొద్దుబారి నడక తూలుతోంది', 'गर्दन की हड्डी घिसना', 'गर्दन से चलना लड़खड़ाना',
    'बटन लगाना मुश्किल, पैर जकड़े', 'गर्दन में रीढ़ दबना', 'सर्वाइकल से हाथ पैर कमज़ोर',
    'cervical pain', 'cervical ka dard',
    'మెడ నొప్పి చేతుల తిమ్మిరి', 'meda noppi chetulu timmiri'],
  '2026-06-02', 'Dr. Raghunath Nallamilli', 'published', 58)
on conflict do nothing;

-- Without a category
insert into public.health_library_illnesses (id, illness_name, slug, short_summary, meaning, symptoms,
  management_treatment, when_to_get_help, category_id, tags, also_called, last_reviewed_on,
  last_reviewed_by, visibility, display_order) values
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
  array['tired all the time', 'no energy', 'body weakness', 'general weakness', 'always exhausted',
    'అలసట', 'నీరసం', 'alasata', 'neerasam',
    'थकान', 'कमज़ोरी', 'thakan', 'kamzori',
    'تھکن',
    'tired even after sleeping well', 'exhausted since the stroke', 'worn out with Parkinson''s',
    'MS tiredness', 'drained after small chores', 'brain fatigue', 'tired easily after brain illness',
    'battery empty by afternoon', 'no stamina after nerve disease', 'body not cooperating, always tired',
    'strength not there for work', 'full tiredness after small work', 'feeling dull and weak daily',
    'ఎంత పడుకున్నా అలసట తగ్గట్లేదు', 'ఒంట్లో ఓపిక లేదు', 'చిన్న పనికే అలసిపోవడం',
    'స్ట్రోక్ తర్వాత నీరసంగా ఉండటం', 'ఎప్పుడూ నిస్సత్తువ', 'నరాల జబ్బుతో ఓపిక లేకపోవడం',
    'ఒళ్ళంతా బడలికగా ఉంది', 'आराम के बाद भी थकावट', 'ज़रा से काम में थकना', 'शरीर में ताकत नहीं',
    'लकवे के बाद थकान रहना', 'हर समय सुस्ती'],
  '2026-06-03', 'Dr. Nikhila Srirangam', 'published', 59)
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

-- Emergency cards: common first aid, as it is taught everywhere. The clinic's doctors should read them
-- before patients rely on them. The slug is that of the illness an urgent search is about.
insert into public.emergency_cards (id, title, slug, signs, steps, avoid, display_order) values
('00000000-0000-4000-a000-000000000801', 'Stroke', 'stroke',
  array[
    'Balance suddenly lost',
    'Eyes: sight suddenly gone or double',
    'Face: one side droops',
    'Arm or leg weak or numb on one side',
    'Speech slurred or makes no sense'],
  array[
    'Call 108 for even one of these signs, also if it has passed: say "stroke"',
    'Note the time when the person was last well, and tell the hospital',
    'Let them lie with the head a little raised; if they vomit or are drowsy, on their side',
    'Take all their medicines and reports along'],
  array[
    'No food, drink or tablets: they may choke',
    'No aspirin: in a bleeding stroke it harms',
    'Do not wait to see whether it passes'],
  1),
('00000000-0000-4000-a000-000000000802', 'A fit (seizure)', 'epilepsy',
  array[
    'Falls, goes stiff, then jerks and does not answer',
    'Eyes roll up, foam at the mouth, may pass urine'],
  array[
    'Look at the clock: note when it began',
    'Move hard things away, put something soft under the head, loosen what is tight at the neck',
    'When the jerking stops, turn them on their side (the recovery position)',
    'Stay until they are fully awake, and speak calmly',
    'Call 108 if it lasts more than 5 minutes, comes again, is the first fit, or they are pregnant, hurt, in water or not waking up'],
  array[
    'Nothing in the mouth: no spoon, cloth, water or tablet',
    'Do not hold them down',
    'No keys in the hand, no onion or shoe to smell: they do not help'],
  2),
('00000000-0000-4000-a000-000000000803', 'A fall on the head', 'concussion',
  array[
    'Fainted, cannot be woken, or is confused',
    'Vomits again and again, or the headache gets worse',
    'A fit, weakness, slurred speech or trouble seeing',
    'Blood or clear water from the nose or an ear',
    'Takes blood thinners, is over 65 or a baby'],
  array[
    'Even one of these: call 108',
    'Keep them still, with the head and neck in line',
    'If they vomit, roll the whole body to the side, head and neck together',
    'Press a clean cloth gently on a bleeding wound',
    'None of these: rest, and watch for them for 48 hours; somebody stays the first night'],
  array[
    'Do not bend or turn the neck; leave a helmet on unless they cannot breathe',
    'No alcohol, no sleeping tablets, no driving'],
  3)
on conflict do nothing;

-- Not urgent, and with nothing in it that another year makes untrue.
insert into public.notices (id, title, message, starts_on, ends_on) values
('00000000-0000-4000-a000-000000000901', 'The car park is behind the clinic now',
  'Please come in by the gate on the side road. Wheelchairs stand ready at that door.',
  '2026-01-01', '2030-12-31')
on conflict do nothing;

-- Where each illness leads on: services, doctors and related topics, by the ends of their ids. What
-- staff have chosen meanwhile is left as it is.
update public.health_library_illnesses i
set service_ids = array(select ('00000000-0000-4000-a000-000000000' || n)::uuid from unnest(l.services::int[]) n),
  doctor_ids = array(select ('00000000-0000-4000-a000-000000000' || n)::uuid from unnest(l.doctors::int[]) n),
  related_ids = array(select ('00000000-0000-4000-a000-000000000' || n)::uuid from unnest(l.related::int[]) n)
from (values
(601, '{201,203,210}', '{101}', '{602,619,611,610}'),
(602, '{201,203}', '{101}', '{601,603,613}'),
(603, '{201,204,203}', '{101}', '{604,605,602}'),
(604, '{204,201}', '{101}', '{603,605,659}'),
(605, '{204,201}', '{101}', '{606,603,604}'),
(606, '{204}', '{101}', '{605,649}'),
(607, '{201,206}', '{101,103}', '{603,602}'),
(608, '{201,210,211}', '{101}', '{611,654,655}'),
(609, '{201,208,211}', '{101}', '{603,645,644}'),
(610, '{201,210,211}', '{101}', '{601,611,643}'),
(611, '{201,210,211}', '{101}', '{601,610,608}'),
(612, '{201}', '{101}', '{602,603,607}'),
(613, '{201}', '{101}', '{601,603,602}'),
(614, '{201,206}', '{101,103}', '{636,613}'),
(615, '{202,212}', '{102}', '{616,618,660}'),
(616, '{202,212}', '{102}', '{621,617,615}'),
(617, '{202,201}', '{102,101}', '{623,616,646}'),
(618, '{202}', '{102}', '{624,615,616}'),
(619, '{202,201}', '{102,101}', '{601,643,620}'),
(620, '{202}', '{102}', '{619,624,636}'),
(621, '{202,212}', '{102}', '{622,616}'),
(622, '{202,212}', '{102}', '{621,616}'),
(623, '{202}', '{102}', '{617,615}'),
(624, '{202}', '{102}', '{618,620}'),
(625, '{202,204}', '{102}', '{615,627}'),
(626, '{207,212}', '{104,106}', '{627,629,628}'),
(627, '{207,212}', '{104,106}', '{626,629,657}'),
(628, '{207}', '{104}', '{626,630}'),
(629, '{207}', '{104}', '{626,627}'),
(630, '{207}', '{104}', '{628,649}'),
(631, '{207}', '{104}', '{626,634}'),
(632, '{205,210,211}', '{104}', '{633,635,642,634}'),
(633, '{205}', '{104}', '{632,642}'),
(634, '{205}', '{104}', '{632,626,631}'),
(635, '{204,210,205}', '{104,101}', '{632,603}'),
(636, '{206,212}', '{103}', '{637,639,640}'),
(637, '{206}', '{103}', '{636,640}'),
(638, '{206}', '{103}', '{636,637}'),
(639, '{206}', '{103}', '{636,656}'),
(640, '{206}', '{103,106}', '{636,655}'),
(641, '{208,212}', '{105}', '{645,642,643}'),
(642, '{208,205}', '{105}', '{641,632,645}'),
(643, '{208,201}', '{105,101}', '{641,601,619}'),
(644, '{208,211}', '{105}', '{641,645}'),
(645, '{208}', '{105}', '{641,642,616}'),
(646, '{209,210}', '{105,106}', '{647,648,617}'),
(647, '{209}', '{105,106}', '{646,648}'),
(648, '{209}', '{106,105}', '{646,659}'),
(649, '{209,210}', '{105,106}', '{632,606}'),
(650, '{209,210}', '{105}', '{646,651}'),
(651, '{209}', '{105}', '{652,650}'),
(652, '{209,211,210}', '{105}', '{651,659}'),
(653, '{209,210}', '{106,105}', '{659,646}'),
(654, '{210,212}', '{105}', '{660,608,646}'),
(655, '{210}', '{105,106}', '{608,640}'),
(656, '{206}', '{105,103}', '{639,636}'),
(657, '{207,208}', '{106,105}', '{627,655,634}'),
(658, '{208,210}', '{105}', '{641,601}'),
(659, '{209,210}', '{105,106}', '{653,648,604}'),
(660, '{212,202}', '{106}', '{616,615,654}')
) l (illness, services, doctors, related)
where i.id = ('00000000-0000-4000-a000-000000000' || l.illness)::uuid
  and i.service_ids = '{}' and i.doctor_ids = '{}' and i.related_ids = '{}';

-- The sample clinic in Telugu. Not reviewed by a native speaker: a clinic should have it read before patients
-- do. A row that has Telugu already, or that was edited, is left as it is. The database notes
-- of which English each text was made (0024_translations.sql).

update public.hospital_profile row set translations = jsonb_build_object('te', jsonb_build_object(
  'name', 'వెన్నెల న్యూరాలజీ సెంటర్',
  'about_text', 'వెన్నెల న్యూరాలజీ సెంటర్‌లో మెదడు, నరాలు, శరీర కదలికలు, నిద్రకు సంబంధించిన సమస్యలు ఉన్నవారికి వైద్యం చేస్తాం. మా న్యూరాలజిస్టులు, నిద్ర వైద్య నిపుణులు, నర్సులు, థెరపిస్టులు అందరూ ఒకే చోట పనిచేస్తారు. అందుకే పరీక్షలు, చికిత్స, సలహాలు ఒకదానితో ఒకటి కలిసి నడుస్తాయి. కుటుంబ సభ్యులు ఒకచోట చెప్పింది మరోచోట చెప్పడానికి తిరగాల్సిన పని ఉండదు.

మేము తెలుగు, హిందీ, ఉర్దూ, ఇంగ్లిష్ మాట్లాడతాం. అన్నీ నిదానంగా వివరిస్తాం. మీ కుటుంబ సభ్యులను, మీ పాత రిపోర్టులను, మీరు అడగాలనుకున్న ప్రశ్నల జాబితాను వెంట తెచ్చుకోండి.

ఇది నమూనా సమాచారం: ఈ క్లినిక్, ఇక్కడి మనుషులు, వారి కథలు కల్పితం. చిత్రాలు గీసినవి. తెలుగు అనువాదాలను తెలుగు మాతృభాషగా గల వైద్యులు ఇంకా సరిచూడలేదు.',
  'mission', 'నరాల సమస్య ఉన్న ప్రతి ఒక్కరికీ స్పష్టమైన సమాధానాలు, జాగ్రత్తగా చేసే చికిత్స, ఆదరణ అందించడం. వారికి, వారి కుటుంబానికి అవసరమైనంత కాలం తోడుగా ఉండటం.',
  'address', 'ప్లాట్ 12, మూన్‌రైజ్ లేన్
వెన్నెల నగర్, తారాగిరి హిల్స్
హైదరాబాద్, తెలంగాణ 500999',
  'city', 'హైదరాబాద్',
  'state', 'తెలంగాణ',
  'working_hours', 'స్లీప్ ల్యాబ్: ప్రతి రాత్రి, అపాయింట్‌మెంట్‌తో'))
where row.name = 'Vennela Neurology Centre' and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

update public.contact_information row set translations = jsonb_build_object('te', jsonb_build_object(
  'address', 'ప్లాట్ 12, మూన్‌రైజ్ లేన్
వెన్నెల నగర్, తారాగిరి హిల్స్
హైదరాబాద్, తెలంగాణ 500999',
  'working_hours', 'స్లీప్ ల్యాబ్: ప్రతి రాత్రి, అపాయింట్‌మెంట్‌తో'))
where row.address like 'Plot 12, Moonrise Lane%' and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

update public.doctors row set translations = jsonb_build_object('te', to_jsonb(telugu) - 'id')
from (values
('00000000-0000-4000-a000-000000000101', 'డా. సరోజిని వేమూరి', 'ఎంబీబీఎస్, ఎండీ (జనరల్ మెడిసిన్), డీఎం (న్యూరాలజీ)', 'కదలిక సమస్యలు',
  'డా. సరోజిని వేమూరి మా కదలిక సమస్యల క్లినిక్‌ను నడిపిస్తారు. పార్కిన్సన్స్, వణుకు, డిస్టోనియా, అటాక్సియా ఉన్నవారిని చూస్తారు. బోటులినమ్ టాక్సిన్ ఇంజెక్షన్లు ఇస్తారు. డీప్ బ్రెయిన్ స్టిమ్యులేషన్‌కు ముందు, తర్వాత రోగులను చూసుకుంటారు. మంచి వైద్యం రోగి మాట వినడంతోనే మొదలవుతుందని ఆమె నమ్ముతారు. కుటుంబ సభ్యుల కోసం ప్రతి నెలా తెలుగులో, ఇంగ్లిష్‌లో సమావేశం జరుపుతారు.'),
('00000000-0000-4000-a000-000000000102', 'డా. ఇమ్రాన్ బేగ్', 'ఎంబీబీఎస్, ఎండీ (పల్మనరీ మెడిసిన్), స్లీప్ మెడిసిన్‌లో ఫెలోషిప్', 'నిద్ర వైద్యం',
  'డా. ఇమ్రాన్ బేగ్ మా స్లీప్ ల్యాబ్‌కు అధిపతి. గురక, నిద్రలో శ్వాస ఆగడం, నిద్రలేమి, నార్కోలెప్సీ, కాళ్లు స్థిమితంగా లేకపోవడం, నిద్రలో వింతగా ప్రవర్తించడం వంటి సమస్యలను చూస్తారు. సీప్యాప్ చికిత్సకు మెల్లమెల్లగా అలవాటు పడేలా సాయం చేస్తారు. వీలైన చోటల్లా మాత్రలు లేకుండానే బాగా నిద్రపోవడం నేర్పిస్తారు.'),
('00000000-0000-4000-a000-000000000103', 'డా. హర్ష కొండపల్లి', 'ఎంబీబీఎస్, ఎండీ (పీడియాట్రిక్స్), డీఎం (న్యూరాలజీ)', 'మూర్ఛ, ఈఈజీ',
  'డా. హర్ష కొండపల్లి మూర్ఛ ఉన్న పిల్లలకు, పెద్దలకు వైద్యం చేస్తారు. ఈఈజీ రిపోర్టులు చూస్తారు. ప్రథమ చికిత్స, బడి, డ్రైవింగ్, గర్భం విషయాల్లో కుటుంబాలకు సలహాలు ఇస్తారు. టిక్స్ ఉన్న, ఉన్నట్టుండి కాసేపు పరధ్యానంగా అయిపోయే పిల్లలను, యువతను కూడా చూస్తారు.'),
('00000000-0000-4000-a000-000000000104', 'డా. మీరా చాకో', 'ఎంబీబీఎస్, ఎండీ (జనరల్ మెడిసిన్), డీఎం (న్యూరాలజీ)', 'తలనొప్పి, స్ట్రోక్',
  'డా. మీరా చాకో మా తలనొప్పి క్లినిక్‌ను, స్ట్రోక్ రాకుండా చూసే క్లినిక్‌ను నడిపిస్తారు. స్ట్రోక్ తర్వాత కోలుకునేంత వరకు రోగులను చూసుకుంటారు.'),
('00000000-0000-4000-a000-000000000105', 'డా. రఘునాథ్ నల్లమిల్లి', 'ఎంబీబీఎస్, ఎండీ (జనరల్ మెడిసిన్), డీఎం (న్యూరాలజీ), ఎఫ్ఆర్‌సీపీ', 'జ్ఞాపకశక్తి, జనరల్ న్యూరాలజీ',
  'డా. రఘునాథ్ నల్లమిల్లి మూడు దశాబ్దాలుగా జనరల్ న్యూరాలజీలో ఉన్నారు. పెద్ద వయసులో వచ్చే జ్ఞాపకశక్తి సమస్యలు, నరాల సమస్యలు, కళ్లు తిరగడంపై ఆయనకు ప్రత్యేక శ్రద్ధ. ప్రతిసారీ రోగిని చూసుకునే కుటుంబ సభ్యుల కోసం కూడా కొంత సమయం కేటాయిస్తారు, ఎందుకంటే వారి ఆరోగ్యమూ ముఖ్యమే.'),
('00000000-0000-4000-a000-000000000106', 'డా. నిఖిల శ్రీరంగం', 'ఎంబీబీఎస్, ఎండీ (జనరల్ మెడిసిన్), డీఎం (న్యూరాలజీ)', 'జనరల్ న్యూరాలజీ',
  'డా. నిఖిల శ్రీరంగం తలనొప్పి, తిమ్మిరి, కళ్లు తిరగడం, ఫిట్స్‌తో కొత్తగా వచ్చేవారిని చూస్తారు. నరాల కండక్షన్ పరీక్షల రిపోర్టులు చూస్తారు.')
) telugu (id, name, qualification, specialisation, expertise_details)
where row.id = telugu.id::uuid and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

update public.services row set translations = jsonb_build_object('te', to_jsonb(telugu) - 'id')
from (values
('00000000-0000-4000-a000-000000000201', 'కదలిక సమస్యల క్లినిక్',
  'పార్కిన్సన్స్, వణుకు, డిస్టోనియా, అటాక్సియా, టిక్స్‌కు వైద్యం. ఈ సమస్యలు బాగా తెలిసిన న్యూరాలజిస్ట్ మిమ్మల్ని చూస్తారు. మందుల వేళలు, వ్యాయామం, పడిపోకుండా ఉండటం, రోజువారీ పనుల విషయంలో నర్సు సాయం చేస్తారు.'),
('00000000-0000-4000-a000-000000000202', 'నిద్ర వైద్యం, నిద్ర పరీక్షలు',
  'గురక, నిద్రలో శ్వాస ఆగడం, నిద్రలేమి, కాళ్లు స్థిమితంగా లేకపోవడం, రాత్రిళ్లు వింతగా ప్రవర్తించడం వంటి సమస్యలకు సాయం. నిద్ర పరీక్షలు ప్రశాంతమైన ప్రత్యేక గదుల్లో చేస్తాం. కొన్నిటిని ఇంట్లోనే చేయవచ్చు.'),
('00000000-0000-4000-a000-000000000203', 'డీప్ బ్రెయిన్ స్టిమ్యులేషన్ సంరక్షణ',
  'డీప్ బ్రెయిన్ స్టిమ్యులేషన్ వల్ల మేలు కలగవచ్చు అనుకునేవారిని జాగ్రత్తగా పరీక్షిస్తాం. లాభాలు, ప్రమాదాలు దాచకుండా చెబుతాం. వేరే చోట ఆపరేషన్ అయ్యాక పరికరాన్ని క్రమం తప్పకుండా సరిచేస్తాం.'),
('00000000-0000-4000-a000-000000000204', 'బోటులినమ్ టాక్సిన్ క్లినిక్',
  'మెడ, కనురెప్పలు, ముఖం, చెయ్యి లేదా కాలిలో అతిగా బిగుసుకునే కండరాలను వదులు చేసే ఇంజెక్షన్లు. తక్కువ సమయంలో అయిపోతుంది, ఆస్పత్రిలో ఉండనక్కర్లేదు. ఫలితం ఎలా ఉందో వచ్చిన ప్రతిసారీ చూస్తాం.'),
('00000000-0000-4000-a000-000000000205', 'స్ట్రోక్ నివారణ, కోలుకోవడం',
  'స్ట్రోక్ లేదా చిన్న స్ట్రోక్ తర్వాత బీపీ, గుండె, రక్తనాళాల పరీక్షలతో చెకప్, మా థెరపిస్టులతో కోలుకునే ప్రణాళిక. ఇప్పుడే ఎవరికైనా స్ట్రోక్ వస్తోందని అనిపిస్తే, ముందు 108కి కాల్ చేయండి.'),
('00000000-0000-4000-a000-000000000206', 'మూర్ఛ, ఈఈజీ',
  'పిల్లల్లో, పెద్దల్లో ఫిట్స్, స్పృహ తప్పడం ఎందుకు వస్తుందో కనుక్కుని చికిత్స చేస్తాం. వీలైతే అదే రోజు ఈఈజీ తీస్తాం. ఫిట్స్ వచ్చినప్పుడు చేయాల్సిన ప్రథమ చికిత్సను కుటుంబ సభ్యులకు నేర్పిస్తాం, ఏం చేయాలో రాసి ఇస్తాం.'),
('00000000-0000-4000-a000-000000000207', 'తలనొప్పి క్లినిక్',
  'మైగ్రేన్, క్లస్టర్ తలనొప్పి, ముఖంలో నొప్పి, రోజూ వచ్చే తలనొప్పి గురించి తీరిగ్గా మాట్లాడే సమయం. నొప్పిని రేపేవి ఏమిటో కలిసి చూస్తాం, అవసరం లేని మాత్రలు తగ్గిస్తాం, మీ జీవితానికి సరిపోయేలా రాకుండా చూసే మార్గం ఎంచుకుంటాం.'),
('00000000-0000-4000-a000-000000000208', 'జ్ఞాపకశక్తి క్లినిక్',
  'జ్ఞాపకశక్తిని, ఆలోచనను నెమ్మదిగా పరీక్షిస్తాం. చికిత్స చేయగల కారణాలు ఉన్నాయేమో చూస్తాం. భద్రత, రోజువారీ అలవాట్లు, చట్టపరమైన పత్రాలు, చూసుకునేవారికి తోడ్పాటు గురించి కుటుంబం మొత్తానికి సలహా ఇస్తాం.'),
('00000000-0000-4000-a000-000000000209', 'నరాల, కండరాల పరీక్షలు',
  'తిమ్మిరి, జివ్వుమనడం, నొప్పి లేదా బలహీనతకు కారణం తెలుసుకోవడానికి నరాల కండక్షన్ పరీక్షలు, ఎలక్ట్రోమయోగ్రఫీ (ఈఎంజీ). ప్రతి దశనూ ముందుగానే వివరిస్తాం. ఎప్పుడైనా కాసేపు ఆపమని అడగవచ్చు.'),
('00000000-0000-4000-a000-000000000210', 'న్యూరో ఫిజియోథెరపీ',
  'బ్యాలెన్స్, నడక, బలం, బిగుసుకుపోవడం కోసం వ్యాయామాలు. నేల మీద నుంచి లేవడం, గుడి మెట్లు ఎక్కడం, మనవడినో మనవరాలినో ఎత్తుకోవడం వంటి మీ సొంత లక్ష్యాలకు తగ్గట్టు ఉంటాయి. ఇంట్లో చేసుకునే వ్యాయామాలు కూడా నేర్పిస్తాం.'),
('00000000-0000-4000-a000-000000000211', 'మాట, మింగడం థెరపీ',
  'గొంతు సన్నగా ఉన్నా, మాట ముద్దగా వస్తున్నా, మాటలు దొరకకపోయినా, భోజనం చేసేటప్పుడు దగ్గు వచ్చినా, గొంతులో అడ్డుపడినా సాయం చేస్తాం. తినడంలో, తాగడంలో సురక్షితంగా ఎలా సాయపడాలో కుటుంబ సభ్యులు నేర్చుకుంటారు.'),
('00000000-0000-4000-a000-000000000212', 'వీడియో కన్సల్టేషన్',
  'దూరంగా ఉండేవారికి, ప్రయాణం కష్టమైనవారికి తదుపరి విజిట్లు వీడియో ద్వారా. తర్వాత ప్రిస్క్రిప్షన్, సారాంశం పంపిస్తాం. నేరుగా వచ్చి చూపించుకోవాల్సి ఉంటే స్పష్టంగా చెబుతాం.')
) telugu (id, service_name, description)
where row.id = telugu.id::uuid and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

update public.testimonials row set translations = jsonb_build_object('te', to_jsonb(telugu) - 'id')
from (values
('00000000-0000-4000-a000-000000000301', 'పద్మజ ఆర్.'),
('00000000-0000-4000-a000-000000000302', 'అబ్దుల్ రెహమాన్ ఎస్.'),
('00000000-0000-4000-a000-000000000303', 'విజయలక్ష్మి కె.'),
('00000000-0000-4000-a000-000000000304', 'స్నేహ ఎం.'),
('00000000-0000-4000-a000-000000000305', 'జోసెఫ్ డి.'),
('00000000-0000-4000-a000-000000000306', 'రమాదేవి టి.'),
('00000000-0000-4000-a000-000000000307', 'శ్రీనివాస్ పి.'),
('00000000-0000-4000-a000-000000000308', 'ఆనంద్ జి.'),
('00000000-0000-4000-a000-000000000309', 'కౌసల్య ఎన్.'),
('00000000-0000-4000-a000-000000000310', 'హారిత బి.')
) telugu (id, patient_name)
where row.id = telugu.id::uuid and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

update public.health_library_categories row set translations = jsonb_build_object('te', to_jsonb(telugu) - 'slug')
from (values
('movement-disorders', 'కదలిక సమస్యలు'),
('sleep-disorders', 'నిద్ర సమస్యలు'),
('headache-and-facial-pain', 'తలనొప్పి, ముఖంలో నొప్పి'),
('stroke', 'స్ట్రోక్ (పక్షవాతం)'),
('epilepsy-and-blackouts', 'మూర్ఛ, స్పృహ తప్పడం'),
('memory-and-thinking', 'జ్ఞాపకశక్తి, ఆలోచన'),
('nerves-and-muscles', 'నరాలు, కండరాలు'),
('brain-spine-and-balance', 'మెదడు, వెన్నెముక, బ్యాలెన్స్')
) telugu (slug, category_name)
where row.slug = telugu.slug and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

update public.emergency_cards row set translations = jsonb_build_object('te', to_jsonb(telugu) - 'slug')
from (values
('stroke', 'పక్షవాతం (స్ట్రోక్)', array[
    'అకస్మాత్తుగా తూలడం, నిలబడలేకపోవడం',
    'కళ్లు: అకస్మాత్తుగా చూపు పోవడం లేదా రెండుగా కనిపించడం',
    'ముఖం: ఒక వైపు జారిపోవడం',
    'ఒక వైపు చెయ్యి లేదా కాలు బలహీనపడటం, తిమ్మిరెక్కడం',
    'మాట ముద్దగా రావడం లేదా అర్థం కాకపోవడం'], array[
    'వీటిలో ఒక్కటి కనిపించినా, తగ్గిపోయినా సరే 108కు కాల్ చేసి "స్ట్రోక్" అని చెప్పండి',
    'చివరిసారి ఎప్పుడు బాగున్నారో ఆ సమయం గుర్తుపెట్టుకుని ఆసుపత్రిలో చెప్పండి',
    'తల కొంచెం ఎత్తులో ఉంచి పడుకోబెట్టండి; వాంతి అయినా, మత్తుగా ఉన్నా పక్కకు తిప్పండి',
    'వాడుతున్న మందులు, రిపోర్టులు అన్నీ వెంట తీసుకెళ్లండి'], array[
    'తిండి, నీళ్లు, మాత్రలు ఇవ్వవద్దు: గొంతుకు అడ్డం పడవచ్చు',
    'ఆస్పిరిన్ ఇవ్వవద్దు: మెదడులో రక్తస్రావం ఉంటే హాని చేస్తుంది',
    'తగ్గుతుందేమో అని ఎదురుచూడవద్దు']),
('epilepsy', 'ఫిట్స్ (మూర్ఛ)', array[
    'పడిపోయి, బిగుసుకుపోయి, కొట్టుకుంటారు; పిలిస్తే పలకరు',
    'కళ్లు పైకి తిరగడం, నోట్లో నురగ, మూత్రం పోవచ్చు'], array[
    'గడియారం చూసి ఎప్పుడు మొదలైందో గుర్తుపెట్టుకోండి',
    'గట్టి వస్తువులు పక్కకు తీయండి, తల కింద మెత్తనిది పెట్టండి, మెడ దగ్గర బిగుతుగా ఉన్నవి వదులు చేయండి',
    'కొట్టుకోవడం ఆగాక పక్కకు తిప్పి పడుకోబెట్టండి',
    'పూర్తిగా స్పృహ వచ్చే వరకు పక్కనే ఉండి నెమ్మదిగా మాట్లాడండి',
    '5 నిమిషాలు దాటినా, మళ్లీ వచ్చినా, మొదటిసారి అయినా, లేదా గర్భిణి అయినా, దెబ్బ తగిలినా, నీటిలో ఉన్నా, స్పృహ రాకపోయినా 108కు కాల్ చేయండి'], array[
    'నోట్లో ఏమీ పెట్టవద్దు: చెంచా, గుడ్డ, నీళ్లు, మాత్ర ఏదీ వద్దు',
    'గట్టిగా పట్టుకుని ఆపవద్దు',
    'చేతిలో తాళాలు పెట్టడం, ఉల్లిపాయ లేదా చెప్పు వాసన చూపడం వద్దు: వాటితో ప్రయోజనం లేదు']),
('concussion', 'తలకు దెబ్బ', array[
    'స్పృహ తప్పడం, లేపినా లేవకపోవడం, లేదా అయోమయం',
    'మళ్లీ మళ్లీ వాంతులు, లేదా తలనొప్పి పెరగడం',
    'ఫిట్స్, బలహీనత, మాట ముద్దగా రావడం లేదా చూపు సరిగా లేకపోవడం',
    'ముక్కు లేదా చెవి నుంచి రక్తం లేదా నీరు కారడం',
    'రక్తం పలుచబడే మందులు వాడేవారు, 65 ఏళ్లు దాటినవారు, లేదా పసిబిడ్డ'], array[
    'వీటిలో ఒక్కటి ఉన్నా 108కు కాల్ చేయండి',
    'కదపకుండా ఉంచండి; తల, మెడ ఒకే వరుసలో ఉండాలి',
    'వాంతి అయితే తల, మెడతో సహా శరీరం మొత్తాన్ని ఒకేసారి పక్కకు తిప్పండి',
    'రక్తం కారే గాయంపై శుభ్రమైన గుడ్డను మెల్లగా అదిమి పట్టండి',
    'ఇవేవీ లేకపోతే: విశ్రాంతి ఇవ్వండి, 48 గంటలు ఈ లక్షణాల కోసం గమనించండి; మొదటి రాత్రి ఒకరు తోడుండాలి'], array[
    'మెడ వంచవద్దు, తిప్పవద్దు; ఊపిరి ఆడకపోతే తప్ప హెల్మెట్ తీయవద్దు',
    'మద్యం, నిద్రమాత్రలు, వాహనం నడపడం వద్దు'])
) telugu (slug, title, signs, steps, avoid)
where row.slug = telugu.slug and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

update public.notices row set translations = jsonb_build_object('te', jsonb_build_object(
  'title', 'కార్ పార్కింగ్ ఇప్పుడు క్లినిక్ వెనుక ఉంది',
  'message', 'దయచేసి పక్క రోడ్డు వైపు ఉన్న గేటు నుంచి లోపలికి రండి. ఆ తలుపు దగ్గర చక్రాల కుర్చీలు సిద్ధంగా ఉంటాయి.'))
where row.id = '00000000-0000-4000-a000-000000000901' and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

update public.health_library_images row
set translations = jsonb_build_object('te', jsonb_build_object('alt_text', telugu.alt_text))
from (values
('tremor', 'చిత్రం: వణుకును చూపడానికి చుట్టూ సన్నని అలల గీతలు ఉన్న చెయ్యి'),
('exercise', 'చిత్రం: చేతికర్రతో పార్కులో నడుస్తున్న వృద్ధ దంపతులు'),
('sleep', 'చిత్రం: నెలవంక కింద దుప్పటి కప్పుకుని నిద్రపోతున్న వ్యక్తి'),
('airway', 'చిత్రం: పక్క నుంచి కనిపించే తల, ముక్కు, గొంతు గుండా వెళ్లే గాలి దారి గీత'),
('headache', 'చిత్రం: పక్క నుంచి కనిపించే తల, వంకరటింకరగా మెరుస్తున్న గీతలు'),
('fast', 'చిత్రం: స్ట్రోక్ నాలుగు గుర్తులు: వాలిన ముఖం, బలహీనమైన చెయ్యి, స్పష్టంగా లేని మాట, ఫోన్'),
('recovery-position', 'చిత్రం: తల కింద దిండుతో ఒక పక్కకు తిరిగి పడుకున్న వ్యక్తి'),
('memory', 'చిత్రం: ఇద్దరు కలిసి ఫోటోల ఆల్బమ్ చూస్తున్నారు'),
('nerve', 'చిత్రం: కొమ్మలున్న నరాల కణం, దాని వెంట వెళ్తున్న సందేశం')
) telugu (picture, alt_text)
where row.image_url = '/storage/v1/object/public/health-library/' || telugu.picture || '.webp'
  and row.id::text like '00000000-0000-4000-a000-%' and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

-- Each topic ends its meaning with the note that no native speaker has reviewed the translation.
update public.health_library_illnesses row
set translations = jsonb_build_object('te', jsonb_strip_nulls(to_jsonb(telugu) - 'slug'
  || jsonb_build_object('meaning', telugu.meaning
    || ' (నమూనా అనువాదం: దీన్ని తెలుగు మాతృభాషగా గల వైద్యులు ఇంకా సరిచూడలేదు.)')))
from (values
('stroke', 'స్ట్రోక్ (పక్షవాతం)',
  'మెదడులో ఒక భాగానికి రక్తం ఉన్నట్టుండి ఆగిపోతుంది, లేదా రక్తనాళం చిట్లుతుంది. స్ట్రోక్ అత్యవసరం: వెంటనే 108కి కాల్ చేయండి.',
  'మెదడుకు ఎప్పుడూ రక్తం అందుతూ ఉండాలి. ఎక్కువ స్ట్రోక్‌లలో రక్తం గడ్డ రక్తనాళానికి అడ్డుపడుతుంది. మరికొన్నిటిలో రక్తనాళం చిట్లుతుంది. రక్తం అందని మెదడు భాగం నిమిషాల్లోనే దెబ్బతినడం మొదలవుతుంది. అందుకే ప్రతి నిమిషమూ విలువైనదే.

FAST అని గుర్తుంచుకోండి: F (ఫేస్) ముఖం ఒక వైపు వాలిపోవడం, A (ఆర్మ్) చెయ్యి బలహీనపడటం, S (స్పీచ్) మాట ముద్దగా రావడం, T (టైమ్) 108కి కాల్ చేయాల్సిన సమయం. రోగి చివరిసారి ఎప్పుడు బాగున్నారో ఆ సమయం గుర్తుపెట్టుకోండి. రక్తనాళాన్ని తెరిచే చికిత్స మొదటి కొన్ని గంటల్లోనే బాగా పనిచేస్తుంది, దాన్ని ఆస్పత్రిలోనే ఇవ్వగలరు. హైబీపీ, షుగర్, పొగతాగడం, గుండె లయ తప్పడం, ఎక్కువ కొలెస్ట్రాల్ స్ట్రోక్ ప్రమాదాన్ని పెంచుతాయి. వీటన్నిటికీ చికిత్స ఉంది.',
  array[
    'ముఖం ఒక వైపు వాలిపోవడం',
    'చెయ్యి లేదా కాలు ఉన్నట్టుండి బలహీనపడటం లేదా మొద్దుబారడం',
    'మాట ముద్దగా రావడం, లేదా మాటలు అర్థం కాకపోవడం',
    'ఒక కంటికి లేదా రెండు కళ్లకు ఉన్నట్టుండి చూపు పోవడం',
    'ఉన్నట్టుండి బ్యాలెన్స్ తప్పడం, లేదా కళ్లు తిరిగి తూలడం',
    'ఉన్నట్టుండి తీవ్రమైన తలనొప్పి, దానితో వాంతులు లేదా మగత'],
  array[
    'లక్షణాలు తగ్గుతున్నా సరే, వెంటనే 108కి కాల్ చేయండి లేదా స్ట్రోక్ చికిత్స ఉన్న దగ్గరి ఆస్పత్రికి వెళ్లండి',
    'మింగగలరో లేదో పరీక్షించే వరకు ఆహారం, నీళ్లు, మాత్రలు ఇవ్వకండి',
    'వెంటనే తీసే మెదడు స్కాన్‌ను బట్టి చికిత్స నిర్ణయిస్తారు',
    'రోగి సమయానికి వచ్చి, చికిత్సకు తగినవారైతే గడ్డను కరిగించవచ్చు లేదా తీసేయవచ్చు',
    'స్ట్రోక్ యూనిట్‌లో చికిత్స, త్వరగా మొదలుపెట్టే ఫిజియోథెరపీ, స్పీచ్ థెరపీ, ఆక్యుపేషనల్ థెరపీ',
    'మళ్లీ స్ట్రోక్ వచ్చే అవకాశం తగ్గించే మందులు, పరీక్షలు',
    'పొగతాగడం మానడం, ఎక్కువగా నడవడం, కదలడం, ఉప్పు తగ్గించడం',
    'దిగులు, అలసట ఉంటే సాయం, చూసుకునే కుటుంబ సభ్యులకు తోడ్పాటు'],
  'ముఖం ఒక వైపు వాలినా, చెయ్యి లేదా కాలు బలహీనపడినా, మాట ముద్దగా వచ్చినా వెంటనే 108కి కాల్ చేయండి
ఉన్నట్టుండి చూపు పోయినా, బ్యాలెన్స్ తప్పినా, తీవ్రమైన తలనొప్పి వచ్చినా వెంటనే 108కి కాల్ చేయండి
రోగి చివరిసారి ఎప్పుడు బాగున్నారో గుర్తుపెట్టుకుని అంబులెన్స్ వారికి చెప్పండి
ఆహారం, నీళ్లు, మాత్రలు ఏవీ ఇవ్వకండి, ఆస్పిరిన్ కూడా వద్దు
అదే తగ్గుతుందేమో అని ఎదురుచూడకండి',
  array['స్ట్రోక్', 'అత్యవసరం', 'బలహీనత', 'మాట', 'ముఖం వాలిపోవడం']),
('epilepsy', 'మూర్ఛ (ఎపిలెప్సీ)',
  'మెదడులో విద్యుత్ సంకేతాలు ఒక్కసారిగా ఎక్కువ కావడం వల్ల మళ్లీ మళ్లీ ఫిట్స్ వచ్చే సమస్య. చికిత్సతో చాలామంది అందరిలాగే జీవించగలరు.',
  'మెదడు కణాలు చిన్న విద్యుత్ సంకేతాలతో ఒకదానితో ఒకటి మాట్లాడుకుంటాయి. ఫిట్స్ వచ్చినప్పుడు చాలా కణాలు ఒకేసారి పనిచేస్తాయి. అది మెదడులో ఏ భాగమో దాన్ని బట్టి రోగి అలాగే చూస్తూ ఉండిపోవచ్చు, కుదుపులు రావచ్చు, ఏదో వింతగా అనిపించవచ్చు, లేదా పడిపోయి ఒళ్లంతా కొట్టుకోవచ్చు. ఒక్కసారి ఫిట్స్ వస్తే అది ప్రతిసారీ మూర్ఛ వ్యాధి కాదు.

మూర్ఛ మెదడుకు సంబంధించిన జబ్బు. ఇది ఒకరి నుంచి ఒకరికి అంటదు. దెయ్యాల వల్లో, పూర్వజన్మ పాపాల వల్లో రాదు. మూర్ఛ ఉన్నవారు చదువుకోవచ్చు, ఉద్యోగం చేయవచ్చు, పెళ్లి చేసుకోవచ్చు, పిల్లల్ని కనవచ్చు. సరైన మందుతో ప్రతి ముగ్గురిలో దాదాపు ఇద్దరికి ఫిట్స్ రావడం ఆగిపోతుంది.',
  array[
    'పడిపోయి, ఒళ్లు బిగుసుకుని కొట్టుకోవడం',
    'కాసేపు అలాగే చూస్తూ ఉండిపోవడం, పిలిచినా పలకకపోవడం',
    'పెదాలు చప్పరించడం, చేతులతో తడుముకోవడం వంటివి పదేపదే చేయడం',
    'కడుపులో ఏదో పైకి వస్తున్నట్టు, వింత వాసన వచ్చినట్టు, ఇది ముందే జరిగినట్టు అనిపించడం',
    'చేతుల్లో ఉన్నట్టుండి కుదుపులు, ముఖ్యంగా ఉదయం పూట',
    'తర్వాత అయోమయం, తలనొప్పి లేదా నిద్రమత్తు'],
  array[
    'ఫిట్స్ వచ్చినప్పుడు: దెబ్బ తగలకుండా చూడండి, తల కింద మెత్తనిది పెట్టండి, కొట్టుకోవడం ఆగాక ఒక పక్కకు తిప్పి పడుకోబెట్టండి',
    'వారిని గట్టిగా పట్టుకోకండి, నోట్లో తాళంచెవి, చెంచా, ఉల్లిపాయ వంటివి ఏవీ పెట్టకండి',
    'ఫిట్స్ ఐదు నిమిషాలకు మించినా, మళ్లీ వచ్చినా, మొదటిసారి వచ్చినా 108కి కాల్ చేయండి',
    'ఈఈజీ, ఎంఆర్ఐ స్కాన్ వంటి పరీక్షలు రకాన్ని, కారణాన్ని తెలుసుకోవడానికి తోడ్పడతాయి',
    'రోజూ వేసుకునే మందులు ఫిట్స్ రాకుండా ఆపుతాయి; వాటిని ఎప్పుడూ ఒక్కసారిగా మానకండి',
    'తగినంత నిద్ర, మద్యం అసలు వద్దు లేదా చాలా తక్కువ',
    'డ్రైవింగ్, ఈత, ఉద్యోగం, గర్భం, పెళ్లి గురించి సలహా',
    'మందులు సరిపోకపోతే ఆపరేషన్ లేదా ఇతర చికిత్సలు'],
  'ఫిట్స్ ఐదు నిమిషాలకు మించి ఉన్నా, వెంటనే మరొకటి వచ్చినా వెంటనే 108కి కాల్ చేయండి
నీళ్లలో ఉండగా వచ్చినా, దెబ్బ తగిలినా, గర్భిణి అయినా, ఊపిరి అందకపోయినా వెంటనే 108కి కాల్ చేయండి
మొదటిసారి ఫిట్స్ వచ్చినా, తర్వాత స్పృహ రాకపోయినా వెంటనే 108కి కాల్ చేయండి
ఫిట్స్ వచ్చినప్పుడు ఒక పక్కకు తిప్పండి, తల కింద మెత్తనిది పెట్టండి, నోట్లో ఏమీ పెట్టకండి
ఫిట్స్ ఎక్కువసార్లు వస్తున్నా, తీరు మారినా త్వరగా మీ డాక్టర్‌ను కలవండి',
  array['మూర్ఛ', 'మూర్ఛలు', 'ఫిట్స్', 'ప్రథమ చికిత్స', 'ఈఈజీ']),
('parkinsons-disease', 'పార్కిన్సన్స్ వ్యాధి',
  'మెదడులోని కొన్ని భాగాలు క్రమంగా దెబ్బతినడం వల్ల కదలికలు నెమ్మదించడం, శరీరం బిగుసుకుపోవడం, కొందరిలో వణుకు వస్తాయి. చికిత్స, వ్యాయామం వల్ల చాలామంది ఏళ్ల తరబడి చురుగ్గా ఉండగలరు.',
  'మెదడు లోపలి భాగంలోని కొన్ని నరాల కణాలు మెల్లగా సరిగా పనిచేయకపోవడం వల్ల పార్కిన్సన్స్ వ్యాధి వస్తుంది. ఈ కణాలు డోపమిన్ అనే రసాయనాన్ని తయారుచేస్తాయి. కదలికలు సాఫీగా, వేగంగా జరగడానికి అది మెదడుకు తోడ్పడుతుంది. డోపమిన్ తగ్గేకొద్దీ చొక్కా గుండీలు పెట్టుకోవడం, మంచం మీద పక్కకు తిరగడం, గుమ్మం దాటడం వంటి రోజువారీ పనులకు ఎక్కువ సమయం పట్టవచ్చు.

ఇది 60 ఏళ్లు దాటిన వారిలో ఎక్కువ, కానీ అంతకన్నా చిన్నవారికి కూడా రావచ్చు. ఒక్కొక్కరికి ఒక్కోలా ఉంటుంది: కొందరికి ముందు వణుకు కనిపిస్తుంది, మరికొందరికి బిగుసుకుపోవడం, చేతిరాత చిన్నదవడం లేదా గొంతు సన్నబడటం కనిపిస్తుంది. సాధారణంగా ఇది నెమ్మదిగా మారుతుంది. ప్రతి దశలోనూ చేయగలిగింది చాలా ఉంది.',
  array[
    'చెయ్యి, కాలు లేదా గడ్డం వణకడం, ఎక్కువగా కదలకుండా ఉన్నప్పుడు',
    'కదలికలు మొదలుపెట్టడం, చేయడం నెమ్మదించడం',
    'కండరాలు బిగుసుకుపోవడం లేదా నొప్పి, మొదట్లో తరచుగా ఒక వైపు',
    'చేతిరాత చిన్నదవడం లేదా గొంతు సన్నబడటం',
    'కాళ్లు ఈడుస్తూ నడవడం, లేదా పాదాలు నేలకు అతుక్కున్నట్టు ఉండటం',
    'వాసన సరిగా తెలియకపోవడం',
    'మలబద్ధకం, నిద్ర సరిగా లేకపోవడం లేదా కలలో చేసేవి నిజంగా చేయడం',
    'దిగులు, ఆందోళన లేదా దేనిమీదా ఆసక్తి లేకపోవడం'],
  array[
    'న్యూరాలజిస్ట్ మీతో మాట్లాడి, పరీక్షించి నిర్ధారిస్తారు; వేరే కారణాలు లేవని తెలుసుకోవడానికి కొన్నిసార్లు స్కాన్ తీస్తారు',
    'డోపమిన్‌కు బదులుగా లేదా డోపమిన్‌లా పనిచేసే మందులు కదలిక సమస్యలను తగ్గించగలవు; వేళలను మీకు తగ్గట్టు సర్దుతారు',
    'నడక, సైక్లింగ్, యోగా, డాన్స్ వంటి వ్యాయామం క్రమం తప్పకుండా చేయడం వైద్యంలో ముఖ్యమైన భాగం',
    'నడక, రోజువారీ పనులు, గొంతు, మింగడం కోసం ఫిజియోథెరపీ, ఆక్యుపేషనల్ థెరపీ, స్పీచ్ థెరపీ తోడ్పడతాయి',
    'జాగ్రత్తగా పరీక్షించాక కొందరికి డీప్ బ్రెయిన్ స్టిమ్యులేషన్ వంటి ఆపరేషన్ గురించి ఆలోచించవచ్చు',
    'నిద్ర, దిగులు, మలబద్ధకం, బీపీ సమస్యలకు చికిత్స ఉంది, కాబట్టి వాటి గురించి తప్పకుండా చెప్పండి',
    'పార్కిన్సన్స్ మందులు ఒక్కసారిగా మానకండి; ముందు మీ డాక్టర్‌తో మాట్లాడండి'],
  'ఎక్కువ జ్వరంతో పాటు ఒళ్లు బిగుసుకుపోయి అయోమయంగా ఉంటే, లేదా గొంతులో అడ్డుపడింది పోకపోతే వెంటనే 108కి కాల్ చేయండి
మందులు మింగలేకపోతే, లేదా పొరపాటున ఆపేస్తే అదే రోజు సహాయం తీసుకోండి
పడిపోతే, లేదా లేనివి కనిపిస్తుంటే త్వరగా మీ న్యూరాలజిస్ట్‌ను కలవండి
కొత్తగా వచ్చిన వణుకు, బిగుసుకుపోవడం లేదా నెమ్మదించడం కొన్ని వారాలకు మించి ఉంటే డాక్టర్‌ను కలవండి',
  array['పార్కిన్సన్స్', 'వణుకు', 'బిగుసుకుపోవడం', 'నెమ్మదించడం', 'డోపమిన్']),
('migraine', 'మైగ్రేన్ (పార్శ్వ నొప్పి)',
  'తరచుగా కొట్టుకుంటున్నట్టు ఉండే తలనొప్పి, వాంతి వచ్చేలా ఉండటం, వెలుతురు లేదా శబ్దం భరించలేకపోవడంతో వచ్చే సాధారణ సమస్య. చికిత్సతో నొప్పి తక్కువసార్లు, తక్కువ తీవ్రతతో వచ్చేలా చేయవచ్చు.',
  'మైగ్రేన్ అంటే కేవలం ఎక్కువ తలనొప్పి కాదు, అది మెదడుకు సంబంధించిన సమస్య. ఒకసారి వస్తే కొన్ని గంటల నుంచి మూడు రోజుల వరకు ఉండవచ్చు. కొందరికి ముందుగా హెచ్చరిక వస్తుంది, దాన్ని ఆరా అంటారు: వంకరటింకర గీతలు కనిపించడం, జివ్వుమనడం, మాటలు దొరకకపోవడం వంటివి. అది సాధారణంగా గంటలోపు తగ్గిపోతుంది.

ఇది చాలాసార్లు కుటుంబాల్లో వస్తుంది. ఆడవారిలో ఎక్కువ. భోజనం మానేయడం, నిద్ర తక్కువ లేదా ఎక్కువ కావడం, ఒత్తిడి, ఎక్కువ వెలుతురు, వేడి, నెలసరి, కొన్ని ఆహారాలు దీన్ని రేపవచ్చు. డైరీ రాస్తే మీకు ఏది రేపుతుందో తెలుస్తుంది. ఎప్పుడూ లేనంత తీవ్రమైన తలనొప్పి ఉన్నట్టుండి వచ్చినా, తలనొప్పితో పాటు బలహీనత, అయోమయం లేదా జ్వరం ఉన్నా అది అత్యవసర పరిస్థితి.',
  array[
    'కొట్టుకుంటున్నట్టు ఉండే తలనొప్పి, తరచుగా ఒక వైపు',
    'వాంతి వచ్చేలా ఉండటం లేదా వాంతి కావడం',
    'ఎక్కువ వెలుతురు, శబ్దం లేదా ఘాటైన వాసనలు భరించలేకపోవడం',
    'కదిలితే ఎక్కువయ్యే తలనొప్పి',
    'తలనొప్పికి ముందు వంకరటింకర గీతలు, కొంత మేర చూపు కనిపించకపోవడం, జివ్వుమనడం లేదా మాటలు దొరకకపోవడం',
    'ముందు రోజు అలసట, ఆవలింతలు లేదా ఏదైనా తినాలని బాగా అనిపించడం'],
  array[
    'ప్రశాంతమైన చీకటి గదిలో విశ్రాంతి, వీలైతే నీళ్లు, కొద్దిగా తినడం',
    'డాక్టర్ లేదా ఫార్మసిస్ట్ చెప్పినట్టు నొప్పి మొదలైన వెంటనే నొప్పి మాత్ర వేసుకోవడం',
    'మామూలు నొప్పి మాత్రలు సరిపోనప్పుడు మైగ్రేన్‌కు ప్రత్యేక మందులు',
    'క్రమం తప్పని భోజనం, నిద్ర, నీళ్లు, వ్యాయామం',
    'మీకు నొప్పిని రేపేవి తెలుసుకోవడానికి తలనొప్పి డైరీ',
    'తరచుగా వస్తున్నా, పనులు చేసుకోనివ్వకపోయినా రాకుండా చూసే చికిత్స',
    'నొప్పి మాత్రలు ఎక్కువ రోజులు వాడకపోవడం, ఎందుకంటే వాటి వల్లే తలనొప్పి రావచ్చు',
    'గర్భనిరోధక పద్ధతి ఎంచుకునే ముందు ఆరా గురించి మీ డాక్టర్‌కు చెప్పడం'],
  'జీవితంలో ఎప్పుడూ లేనంత తీవ్రమైన తలనొప్పి ఉన్నట్టుండి వస్తే వెంటనే 108కి కాల్ చేయండి
తలనొప్పితో పాటు బలహీనత, మాట ముద్దగా రావడం, అయోమయం లేదా ఫిట్స్ ఉంటే వెంటనే 108కి కాల్ చేయండి
తలనొప్పితో జ్వరం, మెడ బిగుసుకుపోవడం ఉంటే, లేదా తలకు దెబ్బ తగిలాక వస్తే వెంటనే ఆస్పత్రికి వెళ్లండి
తలనొప్పి తీరు మారినా, 50 ఏళ్ల తర్వాత మొదటిసారి మొదలైనా త్వరగా డాక్టర్‌ను కలవండి
వారంలో రెండు రోజులకు మించి నొప్పి మాత్ర అవసరమైతే డాక్టర్‌ను కలవండి',
  array['మైగ్రేన్', 'తలనొప్పి', 'ఆరా', 'వికారం', 'నొప్పిని రేపేవి']),
('insomnia', 'నిద్రలేమి (నిద్ర పట్టకపోవడం)',
  'తరచుగా నిద్ర పట్టకపోవడం, మధ్యలో మెలకువ రావడం లేదా చాలా త్వరగా మెలకువ రావడం, మరుసటి రోజు అలసట. మంచి అలవాట్లు, మాటల ద్వారా చేసే చికిత్స అన్నిటికన్నా ఎక్కువ ఉపయోగపడతాయి.',
  'అప్పుడప్పుడు నిద్ర సరిగా పట్టకపోవడం చాలామందికి ఉంటుంది, ముఖ్యంగా ఒత్తిడి ఉన్నప్పుడు. అది తరచుగా వస్తూ, పగటి పనులను దెబ్బతీస్తే దాన్ని నిద్రలేమి అంటారు. మొదటి కారణం పోయిన తర్వాత కూడా, నిద్ర పట్టదేమోనన్న దిగులు వల్ల సమస్య అలాగే కొనసాగవచ్చు.

నొప్పి, దిగులు, కాళ్లు స్థిమితంగా లేకపోవడం, నిద్రలో శ్వాస ఆగడం, కొన్ని మందులు, సాయంత్రం ఎక్కువగా టీ, కాఫీ తాగడం లేదా స్క్రీన్ చూడటం కూడా నిద్రలేమితో కలిసి ఉండవచ్చు. దాన్ని కొనసాగించేది ఏమిటో కనుక్కోవడం మొదటి మెట్టు. చాలామంది మాత్రలు లేకుండానే బాగా నిద్రపోవడం నేర్చుకోగలరు.',
  array[
    'నిద్ర పట్టడానికి చాలా సేపు పట్టడం',
    'రాత్రి చాలాసార్లు మెలకువ రావడం',
    'త్వరగా మెలకువ వచ్చి మళ్లీ నిద్ర పట్టకపోవడం',
    'ఉదయం అలసటగా, నిద్ర చాలనట్టు అనిపించడం',
    'దేనిమీదా మనసు నిలవకపోవడం లేదా చిరాకు',
    'పడుకునే సమయం దగ్గరపడేకొద్దీ నిద్ర గురించి దిగులు'],
  array[
    'సెలవు రోజులతో సహా రోజూ ఒకే సమయానికి లేవడం',
    'మంచాన్ని నిద్రకే వాడటం, నిద్ర పట్టకపోతే కాసేపు లేచి ఉండటం',
    'టీ, కాఫీ, మద్యం, పొగాకు తగ్గించడం, ముఖ్యంగా సాయంత్రం తర్వాత',
    'పడుకునే ముందు ఒక గంట ఫోన్, పని, వార్తలు లేకుండా ప్రశాంతంగా గడపడం',
    'నిద్రలేమికి చేసే కాగ్నిటివ్ బిహేవియరల్ థెరపీ (సీబీటీ): ఎక్కువ కాలం మేలు చేస్తుందని బాగా రుజువైన చికిత్స ఇదే',
    'నిద్రను చెడగొట్టే నొప్పి, దిగులు లేదా మరో నిద్ర సమస్యకు చికిత్స',
    'నిద్ర మాత్రలు కొద్ది కాలమే, డాక్టర్ సలహాతో మాత్రమే'],
  'నిద్ర సరిగా లేకపోవడం నెలకు మించి ఉన్నా, దాని వల్ల డ్రైవింగ్ లేదా పని ప్రమాదకరంగా మారినా డాక్టర్‌ను కలవండి
ఆశ లేదనిపించినా, మీకు మీరు హాని చేసుకోవాలనిపించినా ఈరోజే ఎవరితోనైనా మాట్లాడండి: టెలీ-మానస్ 14416కి, ప్రమాదం ఉంటే 112కి కాల్ చేయండి',
  array['నిద్రలేమి', 'నిద్ర పట్టకపోవడం', 'నిద్ర అలవాట్లు', 'సీబీటీ-ఐ']),
('obstructive-sleep-apnoea', 'నిద్రలో శ్వాస ఆగడం (స్లీప్ ఆప్నియా)',
  'నిద్రలో గాలి దారి మళ్లీ మళ్లీ ఇరుకవుతుంది లేదా మూసుకుపోతుంది. అందువల్ల శ్వాస ఆగి ఆగి వస్తుంది, నిద్ర చెడుతుంది. ఇది చాలామందికి ఉంటుంది, చికిత్స ఉంది.',
  'నిద్రలో గొంతు కండరాలు వదులవుతాయి. స్లీప్ ఆప్నియా ఉన్నవారిలో అవి ఎంత వదులవుతాయంటే, గాలి దారి కొన్ని సెకన్ల పాటు మూసుకుపోతుంది. ఆక్సిజన్ తగ్గుతుంది, మళ్లీ ఊపిరి తీసుకోమని మెదడు కొద్దిగా తట్టి లేపుతుంది. అప్పుడు రోగి గురక శబ్దం చేయవచ్చు లేదా ఎగశ్వాస తీయవచ్చు. ఇది గంటలో చాలాసార్లు జరిగినా గుర్తుండకపోవచ్చు.

నిద్ర చెడటం వల్ల పగటి నిద్ర, మనసు నిలవకపోవడం వస్తాయి. చికిత్స చేయించుకోకపోతే కాలక్రమంలో హైబీపీ, గుండె సమస్యలు, స్ట్రోక్‌తో దీనికి సంబంధం ఉంది. రోడ్డు ప్రమాదాల ముప్పు కూడా పెరుగుతుంది. ఎక్కువ బరువు, లావుపాటి మెడ, చిన్న దవడ, పెద్ద టాన్సిల్స్ ఉన్నవారిలో ఇది ఎక్కువ. కానీ సన్నగా ఉన్నవారికి కూడా రావచ్చు.',
  array[
    'పెద్దగా గురక',
    'శ్వాస ఆగడం పక్కనున్నవారు గమనించడం',
    'ఊపిరాడక, గొంతు పట్టేసినట్టై లేదా మూత్రానికి వెళ్లాలని మెలకువ రావడం',
    'పగటి పూట నిద్ర రావడం',
    'ఉదయం తలనొప్పి లేదా నోరు ఎండిపోవడం',
    'మనసు నిలవకపోవడం లేదా చిరాకు',
    'పిల్లల్లో: నిద్రలో అటూ ఇటూ దొర్లడం, నోటితో ఊపిరి తీయడం లేదా ప్రవర్తన సమస్యలు'],
  array[
    'నిర్ధారించడానికి ఇంట్లో లేదా స్లీప్ ల్యాబ్‌లో నిద్ర పరీక్ష (స్లీప్ స్టడీ)',
    'గాలి దారి తెరిచి ఉండేలా మాస్క్ ద్వారా మెల్లగా గాలి పంపే సీప్యాప్ యంత్రం',
    'బరువు ఎక్కువగా ఉంటే తగ్గడం',
    'మద్యం, నిద్ర మాత్రలు మానడం, పొగతాగడం ఆపడం',
    'వెల్లకిలా కాకుండా పక్కకు తిరిగి పడుకోవడం',
    'సమస్య తక్కువగా ఉంటే, స్లీప్ ఆప్నియా కోసం తయారుచేసిన మౌత్ గార్డ్',
    'కొందరికి ఆపరేషన్, ఉదాహరణకు టాన్సిల్స్ పెద్దవిగా ఉంటే',
    'నిద్ర వస్తున్నప్పుడు వాహనం నడపకపోవడం'],
  'ఛాతీ నొప్పి వచ్చినా, ఆయాసం తగ్గకపోయినా వెంటనే 108కి కాల్ చేయండి
వాహనం నడిపేటప్పుడు నిద్ర వస్తుంటే నడపడం ఆపి, త్వరగా అపాయింట్‌మెంట్ అడగండి
నిద్రలో మీ శ్వాస ఆగుతోందని ఎవరైనా గమనిస్తే డాక్టర్‌ను కలవండి',
  array['గురక', 'స్లీప్ ఆప్నియా', 'సీప్యాప్', 'శ్వాస', 'అలసట']),
('positional-vertigo', 'తల కదిలిస్తే కళ్లు తిరగడం (పొజిషనల్ వెర్టిగో)',
  'మంచం మీద పక్కకు తిరిగినా, పైకి చూసినా, వంగినా కొద్దిసేపు గిర్రున తిరిగినట్టు ఉండటం. ఇది లోపలి చెవి వల్ల వస్తుంది. చాలాసార్లు కొన్ని సులువైన కదలికలతో సరిచేయవచ్చు.',
  'లోపలి చెవిలోని చాలా చిన్న స్ఫటికాలు ఉండాల్సిన చోటు నుంచి జారినప్పుడు బినైన్ పారాక్సిస్మల్ పొజిషనల్ వెర్టిగో (బీపీపీవీ) వస్తుంది. అప్పుడు తలను కొన్ని రకాలుగా కదిలిస్తే ఒక నిమిషం లోపు చుట్టూ అంతా గిర్రున తిరుగుతున్నట్టు ఉంటుంది.

ఇది ఇబ్బందిగా ఉంటుంది, కానీ ప్రమాదకరం కాదు. ఉన్నట్టుండి కళ్లు తిరగడంతో పాటు బలహీనత, మాట ముద్దగా రావడం, రెండుగా కనిపించడం, తీవ్రమైన తలనొప్పి లేదా నడవలేకపోవడం ఉంటే అది స్ట్రోక్ కావచ్చు: 108కి కాల్ చేయండి.',
  array[
    'మంచం మీద పక్కకు తిరిగినప్పుడు గిర్రున తిరగడం',
    'పైకి చూసినప్పుడు లేదా వంగినప్పుడు గిర్రున తిరగడం',
    'ఒక నిమిషం లోపే తగ్గిపోవడం',
    'వాంతి వచ్చేలా ఉండటం',
    'మధ్య మధ్యలో తూలుతున్నట్టు ఉండటం'],
  array[
    'డాక్టర్ మీ తలను పక్కకు తిప్పి వెనక్కి పడుకోబెట్టి చేసే పరీక్ష',
    'ఎప్లీ పద్ధతి వంటి, డాక్టర్ చేయించే తల కదలికలు; చాలాసార్లు వెంటనే తగ్గుతుంది',
    'చూపించినట్టు ఇంట్లో చేసుకునే వ్యాయామాలు',
    'ముందు మంచం అంచున కూర్చుని, మెల్లగా లేవడం',
    'కళ్లు తిరగడానికి మందులు అవసరమైతే కొన్ని రోజులు మాత్రమే',
    'ఎక్కువగా ఉన్నప్పుడు వాహనం నడపకపోవడం, ఎత్తులు ఎక్కకపోవడం',
    'మళ్లీ వస్తే, లేదా వినికిడి తగ్గితే మరోసారి చూపించుకోవడం'],
  'కళ్లు తిరగడంతో పాటు బలహీనత, మాట ముద్దగా రావడం, రెండుగా కనిపించడం లేదా తీవ్రమైన తలనొప్పి ఉంటే వెంటనే 108కి కాల్ చేయండి
నడవలేకపోతే, లేదా వాంతులు ఆగకపోతే వెంటనే ఆస్పత్రికి వెళ్లండి
కళ్లు తిరగడంతో పాటు వినికిడి తగ్గితే, లేదా మళ్లీ మళ్లీ వస్తుంటే డాక్టర్‌ను కలవండి',
  array['బీపీపీవీ', 'వెర్టిగో', 'కళ్లు తిరగడం', 'లోపలి చెవి', 'బ్యాలెన్స్']),
('peripheral-neuropathy', 'చేతులు, కాళ్ల నరాలు దెబ్బతినడం (న్యూరోపతీ)',
  'చేతులు, పాదాల నరాలు దెబ్బతిని తిమ్మిరి, జివ్వుమనడం, నొప్పి లేదా బలహీనత వస్తాయి. కారణం తెలిస్తే దాన్ని బట్టి చికిత్స ఉంటుంది.',
  'ఈ నరాలు మెదడుకు, మిగతా శరీరానికి మధ్య సందేశాలు చేరవేస్తాయి. వాటిలో అన్నిటికన్నా పొడవైనవి దెబ్బతిన్నప్పుడు సాధారణంగా ముందు కాలి వేళ్లు, పాదాల్లో, తర్వాత చేతి వేళ్లలో తెలుస్తుంది.

దీనికి ఎక్కువగా షుగర్ వ్యాధి కారణం. విటమిన్ బీ12 తక్కువగా ఉండటం, మద్యం, కిడ్నీ లేదా థైరాయిడ్ జబ్బు, కొన్ని మందులు, ఇన్‌ఫెక్షన్లు, వంశపారంపర్యంగా వచ్చే సమస్యలు, రోగనిరోధక వ్యవస్థ సమస్యలు ఇతర కారణాలు. కొందరిలో ఏ కారణమూ దొరకదు, అది తరచుగా నెమ్మదిగానే మారుతుంది.',
  array[
    'కాలి వేళ్లు లేదా చేతి వేళ్లలో జివ్వుమనడం లేదా తిమ్మిరి',
    'మంట, జివ్వుమని లాగే లేదా పొడిచినట్టు ఉండే నొప్పి',
    'దూది మీద లేదా గులకరాళ్ల మీద నడుస్తున్నట్టు అనిపించడం',
    'చీలమండలు లేదా చేతులు బలహీనపడటం',
    'తూలడం, ముఖ్యంగా చీకట్లో',
    'పాదాల మీద పుండ్లు తెలియకపోవడం'],
  array[
    'రక్త పరీక్షలు, నరాల కండక్షన్ పరీక్షలు',
    'షుగర్ లేదా విటమిన్ లోపం వంటి కారణానికి చికిత్స',
    'నరాల నొప్పికి మందులు',
    'రోజూ పాదాలు చూసుకోవడం, సరిపోయే చెప్పులు వేసుకోవడం; వేడి నేల మీద ఎప్పుడూ చెప్పులు లేకుండా నడవకండి',
    'బలం, బ్యాలెన్స్ కోసం ఫిజియోథెరపీ',
    'మద్యం అసలు వద్దు లేదా చాలా తక్కువ',
    'కొన్ని రోజులు లేదా వారాల్లో బలహీనత పెరిగితే త్వరగా వైద్య సలహా'],
  null, array['తిమ్మిరి', 'జివ్వుమనడం', 'నరాలు దెబ్బతినడం', 'పాదాలు']),
('diabetic-neuropathy', 'షుగర్ వల్ల నరాలు దెబ్బతినడం (డయాబెటిక్ న్యూరోపతీ)',
  'షుగర్ వ్యాధి వల్ల నరాలు దెబ్బతినడం, ఎక్కువగా పాదాల్లో. షుగర్‌ను అదుపులో ఉంచుకోవడం, రోజూ పాదాల సంరక్షణ ఇబ్బందులు రాకుండా కాపాడతాయి.',
  'ఏళ్ల తరబడి రక్తంలో షుగర్ ఎక్కువగా ఉంటే చిన్న నరాలు, రక్తనాళాలు దెబ్బతినవచ్చు. సాధారణంగా ముందు పాదాల్లో మంట, జివ్వుమనడం లేదా స్పర్శ తెలియకపోవడం వస్తాయి. అప్పుడు చెప్పులో రాయి ఉన్నా, కాలినా తెలియక అది పుండుగా మారవచ్చు.

కడుపు, గుండె వేగం, మూత్రాశయం, లైంగిక శక్తిని నడిపే నరాలు కూడా దెబ్బతినవచ్చు. ఇలాంటి సమస్యలు ఉంటే మీ డాక్టర్‌కు చెప్పండి, వాటిలో చాలావాటికి సాయం ఉంది.',
  array[
    'పాదాల్లో మంట లేదా జివ్వుమనడం, తరచుగా రాత్రి పూట ఎక్కువ',
    'పాదానికి సాక్స్ వేసినట్టు మొద్దుబారడం',
    'పదునైన లేదా జివ్వుమని లాగే నొప్పులు',
    'నొప్పి తెలియని పుండ్లు లేదా పగుళ్లు',
    'లేచి నిలబడితే కళ్లు తిరగడం',
    'తిన్న తర్వాత కడుపు ఉబ్బరం లేదా వాంతులు',
    'మూత్రం లేదా అంగస్తంభన సమస్యలు'],
  array[
    'షుగర్, బీపీ, కొలెస్ట్రాల్ డాక్టర్‌తో అనుకున్న పరిధిలో ఉంచుకోవడం',
    'అద్దంతో లేదా ఇంట్లోవారి సాయంతో రోజూ రెండు పాదాలూ చూసుకోవడం',
    'మెత్తని, పాదాన్ని పూర్తిగా కప్పే పాదరక్షలు, చెబితే ఇంట్లో కూడా',
    'పాదాల మీద వేడినీళ్లు, కాపడం, బ్లేడు వాడకపోవడం',
    'నరాల నొప్పికి మందులు',
    'కనీసం సంవత్సరానికి ఒకసారి పాదాల పరీక్ష',
    'ఏ పుండుకైనా, వాపుకైనా, రంగు మారినా వెంటనే వైద్యం',
    'పొగతాగకూడదు'],
  null, array['షుగర్', 'పాదాలు', 'మంట నొప్పి', 'తిమ్మిరి']),
('alzheimers-disease', 'అల్జీమర్స్ వ్యాధి (మతిమరుపు)',
  'డిమెన్షియాకు ఎక్కువగా కారణమయ్యే వ్యాధి. ఇది మెల్లగా జ్ఞాపకశక్తిని, ఆలోచనను, రోజువారీ జీవితాన్ని దెబ్బతీస్తుంది. త్వరగా గుర్తిస్తే కుటుంబాలు ప్రణాళిక వేసుకోవడానికి, తట్టుకోవడానికి వీలవుతుంది.',
  'అల్జీమర్స్ వ్యాధిలో మెదడులో చాలా ఏళ్లుగా ప్రోటీన్లు పేరుకుపోయి నరాల కణాలు తగ్గిపోతాయి. సాధారణంగా ముందు ఇటీవలి జ్ఞాపకాలు దెబ్బతింటాయి: మాట్లాడినవి మర్చిపోతారు, అడిగిందే అడుగుతారు, వస్తువులు ఎక్కడో పెట్టి మర్చిపోతారు. తర్వాత మాట, దారి తెలుసుకోవడం, రోజువారీ పనులు కష్టమవుతాయి.

వయసు పెరిగేకొద్దీ ఇది ఎక్కువ మందిలో కనిపిస్తుంది, కానీ ఇది వయసుతో మామూలుగా వచ్చేది కాదు. డాక్టర్‌ను కలవడం మంచిది, ఎందుకంటే థైరాయిడ్ తక్కువగా ఉండటం, విటమిన్ బీ12 లోపం, డిప్రెషన్, నిద్ర సరిగా లేకపోవడం, కొన్ని మందుల వల్ల కూడా మతిమరుపు రావచ్చు. వాటికి చికిత్స ఉంది.',
  array[
    'ఈమధ్య జరిగినవి లేదా మాట్లాడినవి మర్చిపోవడం',
    'ఒకే ప్రశ్న మళ్లీ మళ్లీ అడగడం',
    'తెలిసిన చోట్లలోనే దారి తప్పడం',
    'మాటలు దొరకకపోవడం',
    'డబ్బు, వంట లేదా మందుల విషయంలో ఇబ్బంది',
    'మనోభావాలు, నమ్మకం లేదా ఆసక్తిలో మార్పులు',
    'సాయంత్రం పూట ఎక్కువయ్యే అయోమయం'],
  array[
    'జ్ఞాపకశక్తి పరీక్ష, రక్త పరీక్షలు, సాధారణంగా మెదడు స్కాన్',
    'కొందరిలో కొంతకాలం లక్షణాలను తగ్గించగల మందులు',
    'సులువైన దినచర్య, క్యాలెండర్లు, పేర్లు రాసిన చీటీలు, మంచి వెలుతురు',
    'నడక, సంగీతం, మనుషుల తోడు, ఉపయోగపడే పనులు',
    'అవసరమైతే వినికిడి యంత్రాలు, కళ్లజోడు',
    'తప్పులు దిద్దడం, వాదించడం కాకుండా నెమ్మదిగా సమాధానం చెప్పడం',
    'చూసుకునే కుటుంబ సభ్యులకు విశ్రాంతి, శిక్షణ, తోడ్పాటు',
    'డబ్బు, చట్టపరమైన పత్రాలు, భవిష్యత్తు సంరక్షణ గురించి ముందుగానే మాట్లాడుకోవడం'],
  'కొన్ని గంటలు లేదా రోజుల్లో అయోమయం బాగా ఎక్కువైతే వెంటనే ఆస్పత్రికి వెళ్లండి: దానికి ఇన్‌ఫెక్షన్ కారణం కావచ్చు
ఉన్నట్టుండి బలహీనత, మాట ముద్దగా రావడం, లేదా పడి తలకు దెబ్బ తగిలితే వెంటనే 108కి కాల్ చేయండి
మతిమరుపు ఉన్నవారు కనిపించకుండా పోతే 112కి కాల్ చేయండి
కొన్ని నెలలుగా జ్ఞాపకశక్తి, మాటలు లేదా నిర్ణయాలు తీసుకోవడం మారితే డాక్టర్‌ను కలవండి',
  array['మతిమరుపు', 'డిమెన్షియా', 'వయసు పెరగడం', 'చూసుకునేవారు']),
('bells-palsy', 'బెల్స్ పాల్సీ (మూతి వంకర పోవడం)',
  'ముఖంలో ఒక వైపు ఉన్నట్టుండి బలహీనపడటం. చాలామంది కోలుకుంటారు, త్వరగా చేసే చికిత్స ఉపయోగపడుతుంది. ముందు ఇది స్ట్రోక్ కాదని తేల్చుకోవాలి.',
  'ముఖాన్ని కదిలించే నరం వాచి కొంతకాలం పనిచేయదు. కొన్ని గంటల్లో లేదా ఒకటి రెండు రోజుల్లో ముఖం ఒక వైపు వాలిపోతుంది: కన్ను మూసుకోదు, నవ్వితే మూతి వంకరగా ఉంటుంది, ఆహారం చెంపలో ఉండిపోవచ్చు.

ముఖం వాలిపోవడం స్ట్రోక్ వల్ల కూడా కావచ్చు. అది ఉన్నట్టుండి వచ్చినా, చెయ్యి బలహీనపడినా, మాట్లాడటం కష్టమైనా, తూలినా 108కి కాల్ చేయండి. బెల్స్ పాల్సీలో సాధారణంగా నుదురు కూడా బలహీనపడుతుంది, చేతులు, మాట మామూలుగానే ఉంటాయి.',
  array[
    'నుదురుతో సహా ముఖం ఒక వైపు వాలిపోవడం',
    'కన్ను మూయడం కష్టం కావడం',
    'చెవి వెనుక నొప్పి',
    'లాలాజలం కారడం లేదా ఆహారం చెంపలో ఉండిపోవడం',
    'రుచి మారడం లేదా శబ్దాలు మరీ పెద్దగా వినిపించడం',
    'కన్ను పొడిబారడం లేదా నీరు కారడం'],
  array[
    'వెంటనే డాక్టర్‌ను కలవండి; స్టెరాయిడ్ మాత్రల చికిత్స త్వరగా మొదలుపెడితే బాగా పనిచేస్తుంది',
    'కన్నును కాపాడుకోండి: పగలు చుక్కల మందు, రాత్రి ఆయింట్‌మెంట్, టేపు, బయట కళ్లజోడు',
    'తినడం కష్టమైతే మెత్తని ఆహారం, స్ట్రా',
    'చెప్పినప్పుడు ముఖానికి మెల్లని వ్యాయామాలు',
    'సాధారణంగా కొన్ని వారాల్లో కోలుకోవడం మొదలవుతుంది, నెలలు పట్టవచ్చు',
    'మెరుగు కనిపించకపోతే, లేదా కన్ను ఎర్రబడినా, నొప్పిగా ఉన్నా మరోసారి చూపించుకోవడం'],
  'ముఖం ఉన్నట్టుండి వాలినా, దానితో చెయ్యి బలహీనపడినా, మాట ముద్దగా వచ్చినా, తూలినా వెంటనే 108కి కాల్ చేయండి
ముఖంలో కొత్తగా బలహీనత వస్తే అదే రోజు డాక్టర్‌ను కలవండి: మొదటి మూడు రోజుల్లో చికిత్స బాగా పనిచేస్తుంది
కన్ను ఎర్రబడినా, నొప్పిగా ఉన్నా వెంటనే కంటి డాక్టర్ దగ్గరికి వెళ్లండి',
  array['ముఖం బలహీనపడటం', 'ముఖం', 'నరం', 'కంటి సంరక్షణ']),
('essential-tremor', 'ఎసెన్షియల్ ట్రెమర్ (చేతుల వణుకు)',
  'చేతులు వణకడానికి సాధారణంగా ఉండే కారణం. కప్పు పట్టుకోవడం, రాయడం, తినడం వంటి పనులు చేసేటప్పుడు ఎక్కువగా తెలుస్తుంది. ఇది పార్కిన్సన్స్ వ్యాధి కాదు.',
  'ఎసెన్షియల్ ట్రెమర్ అంటే మీరు ఆపుకోలేని వణుకు. సాధారణంగా రెండు చేతులూ వణుకుతాయి, చేతులతో పనిచేసేటప్పుడు బాగా తెలుస్తుంది. తల, గొంతు కూడా వణకవచ్చు. ఇది చాలాసార్లు కుటుంబాల్లో వస్తుంది. ఏ వయసులోనైనా మొదలుకావచ్చు, కానీ వయసు పెరిగేకొద్దీ ఎక్కువ మందిలో కనిపిస్తుంది.

ఏళ్లు గడిచేకొద్దీ వణుకు మెల్లగా ఎక్కువగా కనిపించవచ్చు. అలసట, ఆందోళన, ఆకలి, చిక్కని టీ, కాఫీతో తరచుగా ఎక్కువవుతుంది. ఇది అలసటగా, ఇబ్బందిగా అనిపించవచ్చు. కానీ రోజువారీ పనులకు అడ్డుపడితే సాయం ఉంది.',
  array[
    'రాసేటప్పుడు, పోసేటప్పుడు లేదా తినేటప్పుడు రెండు చేతులూ వణకడం',
    'చేతులు ముందుకు చాపినప్పుడు వణకడం',
    'తల పైకీ కిందికీ లేదా పక్కకు ఊగడం',
    'గొంతు వణకడం',
    'ఒత్తిడి, అలసట లేదా కెఫీన్‌తో ఎక్కువయ్యే వణుకు',
    'సూదిలో దారం ఎక్కించడం వంటి సన్నని పనులు కష్టం కావడం'],
  array[
    'చాలామందికి వివరించి, ధైర్యం చెబితే చాలు',
    'టీ, కాఫీ, ఎనర్జీ డ్రింకులు తగ్గించడం, బాగా విశ్రాంతి తీసుకోవడం ఉపయోగపడవచ్చు',
    'బరువైన కప్పులు, బరువు పెట్టిన చెంచాలు, రెండు చేతులతో పట్టుకోవడం వల్ల తినడం సులువవుతుంది',
    'రోజువారీ పనులకు అడ్డుపడితే వణుకును మందులతో తగ్గించవచ్చు',
    'తల లేదా గొంతు వణుకుకు కొన్నిసార్లు బోటులినమ్ టాక్సిన్ ఇంజెక్షన్లు వాడతారు',
    'వణుకు తీవ్రంగా ఉంటే, మెదడుకు చేసే చికిత్సల గురించి నిపుణులు మాట్లాడవచ్చు',
    'కొన్ని మందులు, థైరాయిడ్ ఎక్కువగా పనిచేయడం వల్ల కూడా వణుకు రావచ్చు, అందుకే మీ డాక్టర్ వాటిని పరీక్షించవచ్చు'],
  'వణుకు తినడానికి, రాయడానికి లేదా పనికి అడ్డుపడితే డాక్టర్‌ను కలవండి
ఒక వైపే ఉన్నా, దానితో నెమ్మదించడం లేదా బిగుసుకుపోవడం ఉన్నా ఇంకా త్వరగా డాక్టర్‌ను కలవండి
వణుకు ఉన్నట్టుండి మొదలైనా, కొత్త మందు మొదలుపెట్టిన కొద్ది రోజులకే వచ్చినా అదే రోజు సహాయం తీసుకోండి',
  array['వణుకు', 'చేతులు వణకడం', 'చేతిరాత', 'కుటుంబంలో ఉండటం']),
('restless-legs-syndrome', 'కాళ్లు స్థిమితంగా లేకపోవడం (రెస్ట్‌లెస్ లెగ్స్)',
  'కాళ్లు కదిలించాలని ఆగలేనంతగా అనిపించడం. ఎక్కువగా సాయంత్రం, రాత్రి వస్తుంది, అటూ ఇటూ నడిస్తే తగ్గుతుంది.',
  'దీన్ని ఒక్కొక్కరు ఒక్కోలా చెబుతారు: పాకుతున్నట్టు, గుంజుతున్నట్టు, ఎముకల్లో దురద పెడుతున్నట్టు, లేదా కాళ్లు కదిలించాలని మాత్రమే అనిపించడం. కదలకుండా కూర్చున్నప్పుడు లేదా పడుకున్నప్పుడు వస్తుంది. సాయంత్రం ఎక్కువవుతుంది, అందుకే తరచుగా నిద్ర ఆలస్యమవుతుంది.

ఇది కుటుంబాల్లో రావచ్చు. ఐరన్ తక్కువగా ఉండటం, గర్భం, కిడ్నీ జబ్బు లేదా నరాలు దెబ్బతినడంతో కలిసి కూడా ఉండవచ్చు. అలర్జీ, వాంతులు, మనోభావాలు లేదా నిద్రకు వాడే కొన్ని మందులు దీన్ని ఎక్కువ చేయవచ్చు. ఐరన్ పరీక్ష ముఖ్యమైన మొదటి మెట్టు.',
  array[
    'కాళ్లు కదిలించాలని ఆగలేనంతగా అనిపించడం, తరచుగా కాళ్లలో ఏదో వింతగా ఉండటం',
    'విశ్రాంతిగా ఉన్నప్పుడు మొదలవడం లేదా ఎక్కువ కావడం',
    'నడిస్తే, కాళ్లు చాపితే లేదా రుద్దితే తగ్గడం',
    'సాయంత్రం లేదా రాత్రి ఎక్కువ కావడం',
    'నిద్ర పట్టడం కష్టం కావడం',
    'నిద్రలో కాళ్లు కొద్దిగా తన్నడం లేదా కుదుపులు',
    'మరుసటి రోజు అలసట'],
  array[
    'రక్త పరీక్షలు, ముఖ్యంగా శరీరంలో ఐరన్ నిల్వలు, కిడ్నీ పనితీరు కోసం',
    'నిల్వలు తక్కువగా ఉంటే డాక్టర్ చెప్పినట్టు ఐరన్ చికిత్స',
    'లక్షణాలను ఎక్కువ చేయగల మందులను సరిచూడటం',
    'క్రమం తప్పకుండా ఒక మోస్తరు వ్యాయామం, పడుకునే ముందు కాళ్లు సాగదీయడం',
    'టీ, కాఫీ, మద్యం, పొగాకు తగ్గించడం',
    'గోరువెచ్చని స్నానం, మసాజ్, లేదా కాళ్ల మీద వెచ్చని లేదా చల్లని కాపడం',
    'లక్షణాలు తరచుగా వచ్చి నిద్ర చెడగొడితే మందులు'],
  null, array['కాళ్లు స్థిమితంగా లేకపోవడం', 'ఐరన్', 'కాళ్లలో ఇబ్బంది', 'సాయంత్రం']),
('transient-ischaemic-attack', 'చిన్న స్ట్రోక్ (టీఐఏ)',
  'స్ట్రోక్ లక్షణాలే వచ్చి నిమిషాల్లో లేదా గంటల్లో తగ్గిపోయే ''మినీ స్ట్రోక్''. ఇది హెచ్చరిక, అదే రోజు వైద్యం కావాలి.',
  'ట్రాన్సియెంట్ ఇస్కీమిక్ అటాక్ (టీఐఏ)లో మెదడులో ఒక భాగానికి కొద్దిసేపు రక్తం అందడం ఆగి, మళ్లీ అందుతుంది. లక్షణాలు సాధారణంగా గంటలోపు పోతాయి. పట్టించుకోకుండా వదిలేయాలని అనిపిస్తుంది, కానీ ఆ తర్వాతి కొన్ని రోజుల్లోనే పూర్తి స్ట్రోక్ వచ్చే ప్రమాదం చాలా ఎక్కువ.

అది జరుగుతున్నప్పుడు టీఐఏనా, స్ట్రోకా అనేది ఎవరూ చెప్పలేరు. స్ట్రోక్ లక్షణాలు ఏవి ఉన్నా 108కి కాల్ చేయండి, తగ్గుతాయేమో అని ఎదురుచూడకండి.',
  array[
    'ముఖం ఒక వైపు వాలి, మళ్లీ సరికావడం',
    'చెయ్యి లేదా కాలు నిమిషాలు లేదా గంటల పాటు బలహీనపడటం లేదా మొద్దుబారడం',
    'మాట ముద్దగా లేదా కలగాపులగంగా వచ్చి, మళ్లీ సరికావడం',
    'ఒక కంటికి తెర పడినట్టు ఉన్నట్టుండి చూపు పోవడం',
    'ఇతర లక్షణాలతో పాటు ఉన్నట్టుండి తూలడం లేదా రెండుగా కనిపించడం'],
  array[
    'మళ్లీ బాగైపోయినా సరే, వెంటనే అత్యవసర వైద్యం తీసుకోండి',
    'మెదడు, రక్తనాళాల స్కాన్లు, గుండె ఈసీజీ, రక్త పరీక్షలు',
    'తగినప్పుడు డాక్టర్ త్వరగా మొదలుపెట్టే, రక్తం గడ్డకట్టకుండా చూసే మందులు',
    'బీపీ, షుగర్, కొలెస్ట్రాల్ లేదా గుండె లయ తప్పడానికి చికిత్స',
    'కొందరికి మెడలో ఇరుకైన రక్తనాళానికి ఆపరేషన్',
    'పొగతాగకపోవడం, ఆరోగ్యకరమైన ఆహారం, క్రమం తప్పని వ్యాయామం',
    'సురక్షితమని డాక్టర్ చెప్పే వరకు వాహనం నడపకపోవడం'],
  'స్ట్రోక్ లక్షణం ఏది కనిపించినా, అది తగ్గుతున్నా సరే, వెంటనే 108కి కాల్ చేయండి
లక్షణాలు పోతే అదే రోజు డాక్టర్‌ను కలవండి, మీరే వాహనం నడపకండి
డాక్టర్ ఆపమని చెప్పకపోతే మీ మందులు వేసుకుంటూనే ఉండండి',
  array['టీఐఏ', 'చిన్న స్ట్రోక్', 'హెచ్చరిక', 'అత్యవసరం']),
('sciatica', 'సయాటికా',
  'నడుము కింది భాగంలో ఒక నరం ఇబ్బంది పడటం వల్ల నడుము నుంచి కాలి వరకు పాకే నొప్పి. సాధారణంగా కొన్ని వారాల్లో తగ్గుతుంది.',
  'సయాటిక్ నరం నడుము కింది భాగం నుంచి పాదం వరకు వెళ్తుంది. ఉబ్బిన డిస్క్ లేదా వెన్నెముకలో ఇతర మార్పులు దాని మూలాల్లో ఒకదాన్ని నొక్కవచ్చు. నొప్పి తరచుగా నడుములో కన్నా కాలిలో ఎక్కువగా ఉంటుంది. దగ్గినా, వంగినా, కూర్చున్నా ఎక్కువ కావచ్చు.

చాలామందికి నాలుగు నుంచి ఆరు వారాల్లో ఆపరేషన్ లేకుండానే తగ్గుతుంది. మర్మాంగాల చుట్టూ మొద్దుబారినా, మూత్రం లేదా మలం విసర్జించడం కష్టమైనా, రెండు కాళ్లూ బలహీనపడినా వెంటనే ఆస్పత్రికి వెళ్లండి.',
  array[
    'పిరుదు నుంచి కాలి వెనుక భాగం మీదుగా నొప్పి',
    'కాలిలో లేదా పాదంలో జివ్వుమనడం లేదా తిమ్మిరి',
    'దగ్గినా, తుమ్మినా, ఎక్కువ సేపు కూర్చున్నా నొప్పి',
    'కొందరిలో పాదం పైకి ఎత్తడంలో బలహీనత',
    'నడుము నొప్పి, తరచుగా కాలి నొప్పి కన్నా తక్కువ'],
  array[
    'మెల్లగా తిరుగుతూ ఉండటం; ఎక్కువ రోజులు మంచం మీద ఉండటం ఉపయోగపడదు',
    'డాక్టర్ లేదా ఫార్మసిస్ట్ చెప్పినట్టు నొప్పి మందులు',
    'వేడి కాపడం, కూర్చునే, పడుకునే తీరు మార్చడం',
    'ఫిజియోథెరపిస్ట్ నేర్పే వ్యాయామాలు',
    'తీవ్రంగా ఉంటే, ఎక్కువ కాలం ఉంటే, లేదా ఆపరేషన్ గురించి ఆలోచిస్తే మాత్రమే స్కాన్',
    'కొందరికి ఇంజెక్షన్ లేదా ఆపరేషన్',
    'మూత్రం లేదా మలం మీద అదుపు పోతే అత్యవసర వైద్యం'],
  'మర్మాంగాల చుట్టూ మొద్దుబారినా, మూత్రం లేదా మలం మీద అదుపు పోయినా వెంటనే ఆస్పత్రికి వెళ్లండి
ఒక కాలు బలహీనపడినా, రెండు కాళ్లూ నొప్పిగా ఉన్నా లేదా మొద్దుబారినా వెంటనే ఆస్పత్రికి వెళ్లండి
నడుము నొప్పితో జ్వరం ఉన్నా, పడిన తర్వాత వచ్చినా, బరువు తగ్గుతున్నా త్వరగా డాక్టర్‌ను కలవండి
ఆరు వారాల్లో నొప్పి తగ్గకపోతే డాక్టర్‌ను కలవండి',
  array['నడుము నొప్పి', 'కాలి నొప్పి', 'డిస్క్ జారడం', 'నరం మూలం']),
('tension-type-headache', 'టెన్షన్ తలనొప్పి',
  'అందరికన్నా ఎక్కువ మందికి వచ్చే తలనొప్పి: తలకు రెండు వైపులా, గట్టిగా పట్టీ కట్టినట్టు మొద్దు ఒత్తిడి. ఇది ప్రమాదకరం కాదు.',
  'చాలామందికి ఎప్పుడో ఒకప్పుడు టెన్షన్ తలనొప్పి వస్తుంది. అరగంట నుంచి చాలా రోజుల వరకు ఉండవచ్చు. ఒత్తిడి, అలసట, కళ్లకు శ్రమ, భోజనం మానేయడం, ఫోన్ లేదా కుట్టు మిషన్ మీద వంగినట్టు మెడను ఒకేలా ఉంచడం వల్ల రావచ్చు.

మైగ్రేన్‌లా కాకుండా, దీనితో సాధారణంగా వాంతులు కావు, పనులు ఆగిపోవు. నెలలో చాలా రోజులు వస్తే విసుగు తెప్పించవచ్చు. అప్పుడు ఇంకా ఇంకా మాత్రలు వేసుకోవడం కన్నా రాకుండా చూసుకోవడం మంచిది.',
  array[
    'తలకు రెండు వైపులా నొక్కినట్టు లేదా బిగించినట్టు నొప్పి',
    'కొట్టుకోకుండా, తక్కువ నుంచి ఒక మోస్తరుగా ఉండే నొప్పి',
    'మెడ, తల కండరాలు బిగుసుకోవడం లేదా ముట్టుకుంటే నొప్పి',
    'వికారం అసలు లేకపోవడం లేదా కొద్దిగా ఉండటం',
    'మామూలు పనులతో ఎక్కువ కాని నొప్పి'],
  array[
    'స్క్రీన్, దగ్గరగా చూసి చేసే పనుల మధ్య విరామాలు, మెడకు మెల్లని వ్యాయామాలు',
    'క్రమం తప్పని భోజనం, నీళ్లు, నిద్ర, వ్యాయామం',
    'మనసుకు విశ్రాంతి, శ్వాస వ్యాయామాలు లేదా యోగా',
    'మామూలు నొప్పి మాత్రలు అప్పుడప్పుడు, నెలలో కొన్ని రోజులు మాత్రమే',
    'దగ్గరగా చూసి చేసే పనితో వస్తుంటే కంటి పరీక్ష',
    'తరచుగా వచ్చే తలనొప్పికి రాకుండా చూసే చికిత్స',
    'తలనొప్పి తీరు మారినా, దానితో జ్వరం, బలహీనత లేదా చూపు తగ్గడం ఉన్నా వైద్య సలహా'],
  null, array['తలనొప్పి', 'ఒత్తిడి', 'మెడ', 'నొక్కినట్టు ఉండటం']),
('subarachnoid-haemorrhage', 'మెదడు ఉపరితలం మీద రక్తస్రావం (సబ్‌అరక్నాయిడ్ హెమరేజ్)',
  'మెదడు పైభాగంలో రక్తం కారడం, సాధారణంగా ఉన్నట్టుండి వచ్చే తీవ్రమైన తలనొప్పితో. ఇది అత్యవసర పరిస్థితి: 108కి కాల్ చేయండి.',
  'రక్తనాళంలో బలహీనపడి ఉబ్బిన చోటును అన్యూరిజం అంటారు. అది చిట్లడం వల్లే ఎక్కువగా ఈ రక్తస్రావం జరుగుతుంది. విశ్రాంతిగా ఉన్నా, పనిలో ఉన్నా, ఏ హెచ్చరికా లేకుండా ఎప్పుడైనా రావచ్చు.

జీవితంలో ఎప్పుడూ రానంత తలనొప్పి అని, ఒక నిమిషంలోనే తారాస్థాయికి చేరిందని చెబుతారు. ఉన్నట్టుండి వచ్చే ప్రతి తలనొప్పీ రక్తస్రావం కాదు, కానీ ఆలస్యం చేయకుండా ప్రతిసారీ పరీక్షించాలి. పొగతాగడం, హైబీపీ ఈ ప్రమాదాన్ని పెంచుతాయి.',
  array[
    'ఉన్నట్టుండి వచ్చి, ఒక్కసారిగా తారాస్థాయికి చేరే చాలా తీవ్రమైన తలనొప్పి',
    'వాంతులు',
    'మెడ బిగుసుకుపోవడం లేదా నొప్పి',
    'వెలుతురు భరించలేకపోవడం',
    'స్పృహ తప్పడం, అయోమయం లేదా ఫిట్స్',
    'మగత లేదా ఒక వైపు బలహీనత'],
  array[
    '108కి కాల్ చేయండి, మీరే వాహనం నడపకండి',
    'వెంటనే మెదడు స్కాన్, కొన్నిసార్లు నడుము నుంచి నీరు తీసే పరీక్ష (లంబార్ పంక్చర్)',
    'మెదడు ఆపరేషన్, ఐసీయూ ఉన్న ఆస్పత్రిలో వైద్యం',
    'రక్తనాళం లోపలి నుంచి లేదా ఆపరేషన్ చేసి అన్యూరిజాన్ని మూసేయడం',
    'మరిన్ని సమస్యలు రాకుండా మందులు, దగ్గరగా గమనించడం',
    'కదలిక, జ్ఞాపకశక్తి, అలసట, మనోభావాల కోసం కోలుకునే చికిత్స',
    'తర్వాత పొగతాగకపోవడం, బీపీని బాగా అదుపులో ఉంచుకోవడం'],
  'జీవితంలో ఎప్పుడూ లేనంత తీవ్రమైన తలనొప్పి ఉన్నట్టుండి వస్తే వెంటనే 108కి కాల్ చేయండి
తలనొప్పితో వాంతులు, మెడ బిగుసుకుపోవడం, ఫిట్స్ లేదా స్పృహ తప్పడం ఉంటే వెంటనే 108కి కాల్ చేయండి
మీరే వాహనం నడపకండి, తగ్గుతుందేమో అని ఎదురుచూడకండి',
  array['రక్తస్రావం', 'పిడుగులా వచ్చే తలనొప్పి', 'అన్యూరిజం', 'అత్యవసరం']),
('meningitis', 'మెనింజైటిస్ (మెదడు పొరల ఇన్‌ఫెక్షన్)',
  'మెదడు చుట్టూ ఉండే పొరలకు వచ్చే ఇన్‌ఫెక్షన్. గంటల్లోనే తీవ్రం కావచ్చు: వెంటనే ఆస్పత్రికి వెళ్లండి లేదా 108కి కాల్ చేయండి.',
  'మెనింజైటిస్ బాక్టీరియా, వైరస్‌లు, టీబీ వల్ల, అరుదుగా ఫంగస్ వల్ల రావచ్చు. వైరస్ వల్ల వచ్చేది సాధారణంగా తక్కువ తీవ్రంగా ఉంటుంది. బాక్టీరియా వల్ల వస్తే వెంటనే యాంటీబయాటిక్స్ కావాలి. టీబీ వల్ల వచ్చేది మరింత నెమ్మదిగా, వారాల తరబడి పెరగవచ్చు.

ఇది ఎవరికైనా రావచ్చు. పసిపిల్లలు, వృద్ధులు, రోగనిరోధక శక్తి తక్కువగా ఉన్నవారికి ప్రమాదం ఎక్కువ. చాలా కారణాల నుంచి టీకాలు కాపాడతాయి. అన్ని లక్షణాలు లేదా దద్దుర్లు వచ్చే వరకు ఆగకుండా సహాయం తీసుకోండి.',
  array[
    'తీవ్రమైన తలనొప్పితో జ్వరం',
    'మెడ బిగుసుకుపోవడం',
    'ఎక్కువ వెలుతురు భరించలేకపోవడం',
    'వాంతులు',
    'అయోమయం, మగత లేదా ఫిట్స్',
    'పసిపిల్లల్లో: సరిగా పాలు తాగకపోవడం, కీచుగా ఏడవడం, మాడు ఉబ్బడం',
    'కొన్ని రకాల్లో, గాజు గ్లాసుతో నొక్కినా పోని దద్దుర్లు'],
  array[
    'అత్యవసర వైద్యం; అన్ని ఫలితాలు రాకముందే తరచుగా యాంటీబయాటిక్స్ ఇస్తారు',
    'రక్త పరీక్షలు, స్కాన్, నడుము నుంచి నీరు తీసే పరీక్ష (లంబార్ పంక్చర్)',
    'కారణాన్ని బట్టి యాంటీబయాటిక్స్, వైరస్ మందులు లేదా టీబీ చికిత్స',
    'కొన్ని రకాల్లో స్టెరాయిడ్లు',
    'చెప్పినప్పుడు దగ్గరగా ఉన్నవారికి రక్షణ చికిత్స',
    'జాతీయ టీకాల పట్టిక ప్రకారం టీకాలు',
    'కోలుకున్నాక వినికిడి పరీక్షలు, తదుపరి విజిట్లు'],
  'జ్వరంతో మెడ బిగుసుకుపోవడం, తీవ్రమైన తలనొప్పి, మగత లేదా ఫిట్స్ ఉంటే వెంటనే 108కి కాల్ చేయండి
గాజు గ్లాసుతో నొక్కినా దద్దుర్లు పోకపోతే వెంటనే 108కి కాల్ చేయండి
పసిబిడ్డ వదులుగా వేలాడినా, సరిగా పాలు తాగకపోయినా, వింతగా ఏడ్చినా, మాడు ఉబ్బినా వెంటనే ఆస్పత్రికి తీసుకెళ్లండి
అన్ని లక్షణాలు కనిపించే వరకు ఆగకండి',
  array['ఇన్‌ఫెక్షన్', 'జ్వరం', 'తలనొప్పి', 'మెడ బిగుసుకుపోవడం', 'అత్యవసరం']),
('febrile-seizures', 'జ్వరంతో వచ్చే ఫిట్స్',
  'చిన్న పిల్లలకు జ్వరం వల్ల వచ్చే ఫిట్స్. చూస్తే భయం వేస్తుంది, కానీ సాధారణంగా శాశ్వత హాని చేయవు.',
  'ఇన్‌ఫెక్షన్ వల్ల ఒంటి వేడి పెరిగినప్పుడు, దాదాపు ఆరు నెలల నుంచి ఐదేళ్ల లోపు పిల్లలకు ఈ ఫిట్స్ వస్తాయి. బిడ్డ బిగుసుకుపోవచ్చు, కొట్టుకోవచ్చు, కళ్లు తేలేయవచ్చు, పిలిస్తే పలకకపోవచ్చు. సాధారణంగా ఐదు నిమిషాల లోపే ఆగుతుంది, తర్వాత నిద్రమత్తుగా ఉంటారు.

ఇవి వచ్చిన చాలామంది పిల్లలకు తర్వాత మూర్ఛ వ్యాధి రాదు. ఆరేళ్లు వచ్చేసరికి చాలామందిలో తగ్గిపోతాయి. జ్వరంతో మొదటిసారి ఫిట్స్ వస్తే, జ్వరానికి కారణం తెలుసుకోవడానికి ప్రతిసారీ డాక్టర్‌కు చూపించాలి.',
  array[
    'జ్వరం ఉన్నప్పుడు బిగుసుకుపోవడం, కొట్టుకోవడం',
    'కళ్లు తేలేయడం, పలకకపోవడం',
    'కొద్దిసేపు పెదాలు పాలిపోవడం లేదా నీలంగా మారడం',
    'ఫిట్స్ సమయంలో మూత్రం పోవడం',
    'తర్వాత నిద్రమత్తు'],
  array[
    'బిడ్డను సురక్షితమైన చోట ఒక పక్కకు తిప్పి పడుకోబెట్టండి, సమయం చూసుకోండి',
    'నోట్లో ఏమీ పెట్టకండి, బిడ్డను గట్టిగా పట్టుకోకండి',
    'ఐదు నిమిషాలకు మించినా, మళ్లీ వచ్చినా, బిడ్డ మేల్కోకపోయినా 108కి కాల్ చేయండి',
    'జ్వరంతో మొదటిసారి ఫిట్స్ వస్తే అదే రోజు డాక్టర్‌కు చూపించండి',
    'హాయిగా ఉండటానికి పల్చని బట్టలు, ద్రవాలు, జ్వరం మందు; ఇవి ఫిట్స్‌ను ఆపకపోవచ్చు',
    'మెడ బిగుసుకుపోవడం, దద్దుర్లు, ఆగని వాంతులు లేదా అసాధారణమైన మగత ఉంటే అత్యవసర వైద్యం',
    'ఫిట్స్ ఎక్కువసేపు ఉన్నా, మళ్లీ మళ్లీ వచ్చినా, ఏం చేయాలో డాక్టర్ ఇచ్చే ప్రణాళిక'],
  'ఫిట్స్ ఐదు నిమిషాలకు మించి ఉన్నా, మరొకటి వచ్చినా వెంటనే 108కి కాల్ చేయండి
బిడ్డను లేపడం కష్టమైనా, శ్వాస సరిగా లేకపోయినా, నీలంగా మారినా, మెడ బిగుసుకుపోయినా, దద్దుర్లు ఉన్నా వెంటనే 108కి కాల్ చేయండి
మొదటిసారి ఫిట్స్ వచ్చాక, లేదా ఆరు నెలల లోపు బిడ్డకు వస్తే వెంటనే ఆస్పత్రికి తీసుకెళ్లండి
బిడ్డను ఒక పక్కకు తిప్పండి, నోట్లో ఏమీ పెట్టకండి',
  array['పిల్లలు', 'జ్వరం', 'ఫిట్స్', 'ప్రథమ చికిత్స']),
('fainting', 'స్పృహ తప్పడం',
  'మెదడుకు రక్తం సరిగా అందక కొద్దిసేపు స్పృహ పోవడం. చాలావరకు హాని చేయదు, కానీ కొన్నిసార్లు పరీక్షలు అవసరం.',
  'ఎక్కువసేపు నిలబడినా, ఎండలో ఉన్నా, రక్తం చూసినా, నొప్పి వచ్చినా, భోజనం మానేసినా సాధారణంగా స్పృహ తప్పవచ్చు. మీకు వేడిగా, చెమటగా, వాంతి వచ్చేలా అనిపించవచ్చు, చూపు మసకబారవచ్చు, తర్వాత పడిపోతారు. పడుకుంటే ఒక నిమిషంలో స్పృహ వస్తుంది.

స్పృహ తప్పినప్పుడు చిన్న కుదుపులు రావడం మామూలే, అది మూర్ఛ కాదు. వ్యాయామం చేస్తున్నప్పుడు, పడుకుని ఉన్నప్పుడు, ఛాతీ నొప్పితో లేదా ఏ హెచ్చరికా లేకుండా స్పృహ తప్పినా, గుండె జబ్బు ఉన్నవారికి స్పృహ తప్పినా త్వరగా వైద్యం కావాలి.',
  array[
    'తల తేలిపోతున్నట్టు, వేడిగా లేదా వాంతి వచ్చేలా ఉండటం',
    'చూపు మసకబారడం లేదా చెవుల్లో మోత',
    'పాలిపోయి, చెమటలు పట్టిన చర్మం',
    'వదులుగా పడిపోవడం, ఒకటి రెండు నిమిషాల లోపు',
    'కొందరిలో కొన్ని కుదుపులు',
    'పడుకుంటే త్వరగా కోలుకోవడం'],
  array[
    'వెంటనే పడుకుని కాళ్లు పైకి ఎత్తండి, లేదా తల కిందికి వంచి కూర్చోండి',
    'మెల్లగా లేవండి, స్పృహ తప్పేలా అనిపిస్తే కాళ్లు, చేతులు బిగించండి',
    'తగినంత నీళ్లు తాగండి, ముఖ్యంగా వేసవిలో, భోజనం మానకండి',
    'గుండె ఈసీజీ, పడుకున్నప్పుడు, నిలబడినప్పుడు బీపీ పరీక్ష',
    'బీపీ మాత్రలు, ఇతర మందులను సరిచూడటం',
    'ఛాతీ నొప్పితో, వ్యాయామంలో లేదా హెచ్చరిక లేకుండా స్పృహ తప్పితే అత్యవసర వైద్యం',
    'కారణం తెలిసే వరకు డ్రైవింగ్ గురించి సలహా'],
  'ఒకటి రెండు నిమిషాల్లో స్పృహ రాకపోతే వెంటనే 108కి కాల్ చేయండి
ఛాతీ నొప్పి, ఆయాసం లేదా గుండె దడతో స్పృహ తప్పితే వెంటనే 108కి కాల్ చేయండి
వ్యాయామంలో, పడుకుని ఉండగా, గర్భంతో ఉన్నప్పుడు స్పృహ తప్పినా, దెబ్బ తగిలినా వెంటనే ఆస్పత్రికి వెళ్లండి
మళ్లీ స్పృహ తప్పినా, మీ కుటుంబంలో ఎవరైనా ఉన్నట్టుండి మరణించినా డాక్టర్‌ను కలవండి',
  array['స్పృహ తప్పడం', 'కళ్లు తిరిగి పడటం', 'బీపీ', 'గుండె']),
('concussion', 'తలకు దెబ్బ (కంకషన్)',
  'తలకు దెబ్బ తగిలాక మెదడుకు కలిగే స్వల్ప గాయం. చాలామంది కొన్ని రోజుల్లో లేదా వారాల్లో పూర్తిగా కోలుకుంటారు.',
  'దెబ్బ తగిలినా, పడినా, రోడ్డు ప్రమాదం జరిగినా మెదడు కదిలిపోయి కొంతకాలం మామూలుగా పనిచేయకపోవచ్చు. స్పృహ తప్పి ఉండాల్సిన అవసరం లేదు. తలనొప్పి, కళ్లు తిరగడం, అలసట, మనసు నిలవకపోవడం మామూలే, సాధారణంగా తగ్గిపోతాయి.

మళ్లీ మళ్లీ వాంతులు, పెరుగుతున్న తలనొప్పి, మగత, ఫిట్స్, బలహీనత, ముక్కు లేదా చెవి నుంచి నీటిలాంటి ద్రవం, అయోమయం ఉంటే వెంటనే ఆస్పత్రికి వెళ్లండి. రక్తం పలచబడే మందులు వాడుతుంటే తలకు ఏ గాయమైనా వెంటనే వెళ్లండి. హెల్మెట్లు, సీటు బెల్టులు చాలా గాయాలను ఆపుతాయి.',
  array[
    'తలనొప్పి',
    'కళ్లు తిరగడం లేదా తూలడం',
    'మందకొడిగా, మసకగా లేదా మతిమరుపుగా అనిపించడం',
    'అలసట లేదా నిద్ర చెడటం',
    'వెలుతురు, శబ్దం భరించలేకపోవడం',
    'చిరాకు లేదా ఏడుపు రావడం'],
  array[
    'డాక్టర్‌కు చూపించుకోవడం; స్కాన్ కొందరికే అవసరం',
    'మొదటి పగలు, రాత్రి ఎవరైనా తోడుండటం',
    'ఒకటి రెండు రోజులు కొంత విశ్రాంతి, తర్వాత మెల్లమెల్లగా పనులు మొదలుపెట్టడం',
    'ఆటలకు దశలవారీగా మాత్రమే తిరిగి రావడం, అదే రోజు ఎప్పుడూ ఆడకపోవడం',
    'స్క్రీన్ తక్కువగా చూడటం, చదువు లేదా పని మధ్య చిన్న విరామాలు',
    'చెప్పినట్టు మామూలు నొప్పి మాత్రలు; మద్యం వద్దు',
    'లక్షణాలు కొన్ని వారాలకు మించి ఉంటే మరోసారి చూపించుకోవడం'],
  'లేపినా లేవకపోతే, ఫిట్స్ వస్తే, బలహీనంగా లేదా అయోమయంగా ఉంటే వెంటనే 108కి కాల్ చేయండి
మళ్లీ మళ్లీ వాంతులు, పెరుగుతున్న తలనొప్పి, ముక్కు లేదా చెవి నుంచి నీటిలాంటి ద్రవం ఉంటే వెంటనే ఆస్పత్రికి వెళ్లండి
రక్తం పలచబడే మందులు వాడుతుంటే, తలకు ఏ దెబ్బ తగిలినా ఆస్పత్రికి వెళ్లండి
తలనొప్పి, కళ్లు తిరగడం లేదా నిద్ర సరిగా లేకపోవడం రెండు వారాలకు మించి ఉంటే డాక్టర్‌ను కలవండి',
  array['తల గాయం', 'ఆటలు', 'రోడ్డు ప్రమాదం', 'కోలుకోవడం']),
('guillain-barre-syndrome', 'గియాన్ బారే సిండ్రోమ్ (జీబీఎస్)',
  'రోగనిరోధక వ్యవస్థ నరాల మీద దాడి చేసి, రోజుల్లోనే బలహీనత తెచ్చే అరుదైన జబ్బు. ఆలస్యం చేయకుండా ఆస్పత్రిలో వైద్యం కావాలి.',
  'గియాన్ బారే సిండ్రోమ్ తరచుగా కడుపు లేదా ఛాతీ ఇన్‌ఫెక్షన్ వచ్చిన కొన్ని వారాలకు వస్తుంది. సాధారణంగా పాదాలు, చేతుల్లో జివ్వుమనడంతో, కాళ్ల బలహీనతతో మొదలై, రోజుల్లో పైకి పాకుతుంది. శ్వాస, మింగడం కూడా దెబ్బతినవచ్చు.

చాలామందికి నాలుగు వారాల లోపు జబ్బు తారాస్థాయికి చేరి, తర్వాత మెల్లగా కోలుకుంటారు. చాలామంది మళ్లీ నడుస్తారు, కానీ అలసట లేదా బలహీనత ఎక్కువ కాలం ఉండవచ్చు. బలహీనత పెరుగుతున్నా, శ్వాస లేదా మింగడంలో ఏ ఇబ్బంది ఉన్నా వెంటనే ఆస్పత్రికి వెళ్లండి.',
  array[
    'కాలి వేళ్లు, చేతి వేళ్లలో జివ్వుమనడం',
    'కాళ్లు, తర్వాత చేతులు బలహీనపడటం',
    'నడుము లేదా కాళ్ల నొప్పి',
    'ముఖం బలహీనపడటం',
    'మింగడం లేదా శ్వాస తీసుకోవడం కష్టం కావడం',
    'గుండె దడ లేదా బీపీలో మార్పులు'],
  array[
    'ఆస్పత్రిలో అత్యవసర వైద్యం, శ్వాసను పరీక్షిస్తూ ఉండటం',
    'నరాల పరీక్షలు, నడుము నుంచి నీరు తీసే పరీక్ష (లంబార్ పంక్చర్)',
    'త్వరగా ఇచ్చే ఇమ్యునోగ్లోబులిన్ లేదా ప్లాస్మా మార్పిడి చికిత్స',
    'కొందరికి ఐసీయూ, శ్వాసకు యంత్ర సాయం',
    'నొప్పి తగ్గించడం, రక్తం గడ్డలు, పుండ్లు రాకుండా చూడటం',
    'ఆస్పత్రిలో ఉన్నప్పుడు, తర్వాత ఫిజియోథెరపీ',
    'రోగికి, కుటుంబానికి మానసిక తోడ్పాటు'],
  'శ్వాస తీసుకోవడం, మింగడం లేదా తల నిలపడం కష్టమైతే వెంటనే 108కి కాల్ చేయండి
గంటల్లో లేదా రోజుల్లో పాదాల నుంచి బలహీనత లేదా జివ్వుమనడం పైకి పాకితే వెంటనే ఆస్పత్రికి వెళ్లండి
ముఖం బలహీనపడినా, గుండె దడగా ఉన్నా, లయ తప్పినా వెంటనే ఆస్పత్రికి వెళ్లండి',
  array['బలహీనత', 'నరాలు', 'రోగనిరోధక వ్యవస్థ', 'అత్యవసరం']),
('myasthenia-gravis', 'మయస్థీనియా గ్రావిస్',
  'నరాల సంకేతాలు సరిగా అందక కండరాలు త్వరగా అలసిపోతాయి. తరచుగా కనురెప్పలు వాలిపోవడం లేదా రెండుగా కనిపించడంతో మొదలవుతుంది.',
  'మయస్థీనియా గ్రావిస్‌లో రోగనిరోధక వ్యవస్థ నరం, కండరం కలిసే చోటును అడ్డుకుంటుంది. విశ్రాంతి తీసుకుంటే బలం పెరుగుతుంది, వాడేకొద్దీ తగ్గుతుంది. అందుకే లక్షణాలు తరచుగా సాయంత్రం ఎక్కువగా ఉంటాయి.

ఇది కళ్లకు మాత్రమే రావచ్చు, లేదా ముఖం, మింగడం, చేతులు, కాళ్లకు కూడా రావచ్చు. చికిత్సతో చాలామంది చురుగ్గా జీవించగలరు. ఇన్‌ఫెక్షన్లు, ఆపరేషన్లు, కొన్ని మందులు దీన్ని ఎక్కువ చేయవచ్చు, కాబట్టి ప్రతి డాక్టర్‌కు, ఫార్మసిస్ట్‌కు చెప్పండి. శ్వాస లేదా మింగడంలో ఇబ్బంది అత్యవసర పరిస్థితి.',
  array[
    'ఒక కనురెప్ప లేదా రెండు కనురెప్పలు వాలిపోవడం',
    'రెండుగా కనిపించడం',
    'కాసేపు మాట్లాడాక మాట ముద్దగా లేదా ముక్కుతో రావడం',
    'నమిలేటప్పుడు దవడ అలసిపోవడం',
    'మింగడం కష్టం కావడం',
    'విశ్రాంతితో మెరుగయ్యే మెడ, చేతులు లేదా కాళ్ల బలహీనత',
    'ఆయాసం'],
  array[
    'రక్త పరీక్షలు, నరాల, కండరాల పరీక్షలు, థైమస్ గ్రంథిని చూడటానికి ఛాతీ స్కాన్',
    'నరాల సంకేతాలు చేరడానికి తోడ్పడే మందులు',
    'రోగనిరోధక వ్యవస్థను శాంతపరిచే మందులు',
    'కొందరికి థైమస్ గ్రంథిని తీసేయడం',
    'రోజంతా విశ్రాంతి ఉండేలా చూసుకోవడం, అలసిపోయినప్పుడు మెత్తని ఆహారం',
    'వాడకూడని మందుల జాబితా ఎప్పుడూ వెంట ఉంచుకోవడం',
    'శ్వాస లేదా మింగడం కష్టమవుతుంటే అత్యవసర వైద్యం'],
  'శ్వాస తీసుకోవడం కష్టమైనా, మింగలేకపోయినా, గొంతు శుభ్రం చేసుకోలేకపోయినా వెంటనే 108కి కాల్ చేయండి
మాట, మింగడం లేదా మెడ మరింత బలహీనపడితే అదే రోజు సహాయం తీసుకోండి
కొత్త మందు లేదా ఆపరేషన్‌కు ముందు మీ న్యూరాలజిస్ట్‌ను అడగండి',
  array['బలహీనత', 'కనురెప్పలు వాలిపోవడం', 'రెండుగా కనిపించడం', 'అలసట']),
('focal-seizures', 'ఒక భాగంలో మొదలయ్యే ఫిట్స్ (ఫోకల్ సీజర్స్)',
  'మెదడులో ఒక భాగంలో మొదలయ్యే ఫిట్స్. రోగికి తెలుస్తూ ఉండవచ్చు, లేదా ఒకటి రెండు నిమిషాలు శూన్యంగా, అయోమయంగా అయిపోవచ్చు.',
  'ఈ ఫిట్స్‌లో ఏం జరుగుతుందనేది అవి ఎక్కడ మొదలవుతాయో దాన్ని బట్టి ఉంటుంది. చెయ్యి కొట్టుకోవడం, ముఖం జివ్వుమనడం, వింత రుచి, ఉన్నట్టుండి భయం లేదా కలలో ఉన్నట్టు ఉండటం కావచ్చు. స్పృహ దెబ్బతింటే రోగి అలాగే చూస్తూ ఉండవచ్చు, బట్టలు తడుముకోవచ్చు, ఎటో తిరగవచ్చు, తర్వాత గుర్తుండకపోవచ్చు.

కొన్నిసార్లు ఈ ఫిట్స్ మెదడు మొత్తానికి వ్యాపించి, పడిపోయి కొట్టుకుంటారు. చూసినవారు చెప్పే వివరాలు లేదా ఫోన్‌లో తీసిన వీడియో డాక్టర్‌కు చాలా ఉపయోగం.',
  array[
    'శరీరంలో ఒక భాగం కొట్టుకోవడం లేదా జివ్వుమనడం',
    'వింత వాసనలు, రుచులు, శబ్దాలు లేదా కడుపులో ఏదో పైకి వస్తున్నట్టు ఉండటం',
    'ఉన్నట్టుండి భయం, లేదా ఇది ముందే జరిగినట్టు అనిపించడం',
    'అలాగే చూస్తూ పలకకపోవడం',
    'పెదాలు చప్పరించడం, నమలడం లేదా తడుముకోవడం',
    'తర్వాత కొన్ని నిమిషాలు అయోమయం లేదా అలసట'],
  array[
    'కంగారు పడకుండా, రోగిని ప్రమాదం నుంచి పక్కకు తీసుకెళ్లి, మెల్లగా మాట్లాడటం',
    'గట్టిగా పట్టుకోకపోవడం, పూర్తిగా తేరుకునే వరకు ఆహారం, నీళ్లు ఇవ్వకపోవడం',
    'మొదలయ్యే చోటు తెలుసుకోవడానికి ఈఈజీ, ఎంఆర్ఐ స్కాన్',
    'ఈ రకం ఫిట్స్‌కు ఎంచుకున్న మందు రోజూ వేసుకోవడం',
    'మందులతో అదుపు కాకపోతే మూర్ఛ ఆపరేషన్ కోసం పరీక్షలు',
    'ఫిట్స్ డైరీ లేదా ఫోన్ వీడియోలు',
    'డ్రైవింగ్, పని, భద్రత గురించి సలహా'],
  'ఫిట్స్ ఐదు నిమిషాలకు మించి ఉన్నా, మొదటిసారి ఒళ్లంతా వ్యాపించినా వెంటనే 108కి కాల్ చేయండి
రోగికి స్పృహ రాకపోయినా, దెబ్బ తగిలినా వెంటనే 108కి కాల్ చేయండి
అలాగే చూస్తూ ఉండిపోవడం, కొట్టుకోవడం లేదా వింతగా అనిపించడం మొదటిసారి వచ్చాక త్వరగా డాక్టర్‌ను కలవండి',
  array['ఫిట్స్', 'మూర్ఛ', 'టెంపోరల్ లోబ్', 'స్పృహ']),
('idiopathic-intracranial-hypertension', 'మెదడులో ద్రవం ఒత్తిడి పెరగడం (ఐఐహెచ్)',
  'మెదడు చుట్టూ ఉండే ద్రవం ఒత్తిడి పెరిగి తలనొప్పి వస్తుంది, చూపుకు ముప్పు ఉంటుంది. త్వరగా చేసే చికిత్స చూపును కాపాడటానికి తోడ్పడుతుంది.',
  'మెదడు చుట్టూ ఉండే ద్రవం ఎప్పుడూ తయారవుతూ, మళ్లీ పీల్చబడుతూ ఉంటుంది. ఈ జబ్బులో మెదడు స్కాన్‌లో గడ్డ గానీ, అడ్డు గానీ కనిపించకపోయినా ఆ ద్రవం ఒత్తిడి మరీ ఎక్కువగా ఉంటుంది. బరువు పెరిగిన యువతుల్లో ఎక్కువ, కానీ ఇతరులకూ రావచ్చు.

ముఖ్యంగా పట్టించుకోవాల్సింది కంటి వెనుక ఉండే చూపు నరం: అది వాయవచ్చు. చూపు తగ్గినా, మసకబారినా వెంటనే వైద్యం కావాలి.',
  array[
    'రోజూ తలనొప్పి, తరచుగా పడుకున్నా, దగ్గినా ఎక్కువ',
    'కొన్ని సెకన్ల పాటు చూపు మసకబారడం, తరచుగా లేచి నిలబడినప్పుడు',
    'రెండుగా కనిపించడం',
    'నాడి కొట్టుకున్నట్టు చెవుల్లో హోరు శబ్దం',
    'మెడ, భుజాల నొప్పి',
    'పక్కల చూపు తగ్గడం'],
  array[
    'ఫోటోలు, చూపు పరిధి పరీక్షతో కంటి పరీక్షలు, కొంతకాలం పాటు మళ్లీ మళ్లీ',
    'మెదడు స్కాన్, ఒత్తిడిని కొలవడానికి నడుము నుంచి నీరు తీసే పరీక్ష (లంబార్ పంక్చర్)',
    'మెల్లగా, నిలకడగా బరువు తగ్గడం: చాలామందికి అన్నిటికన్నా ఎక్కువ ఉపయోగపడే చికిత్స ఇదే',
    'ఒత్తిడిని, తలనొప్పిని తగ్గించే మందులు',
    'ఒత్తిడిని పెంచగల మందులను సలహాతో ఆపడం',
    'అత్యవసరమైనప్పుడు లేదా కష్టమైన సందర్భాల్లో చూపును కాపాడటానికి ఆపరేషన్',
    'చూపు తగ్గుతుంటే వెంటనే ఆస్పత్రికి వెళ్లడం'],
  'చూపు మసకబారినా, రెండుగా కనిపించినా, కొద్దిసేపైనా చూపు పోయినా వెంటనే ఆస్పత్రికి వెళ్లండి
ఉన్నట్టుండి తీవ్రమైన తలనొప్పి, ఫిట్స్ లేదా మగత వస్తే వెంటనే 108కి కాల్ చేయండి
తలనొప్పి లేదా చెవుల్లో హోరు ఎక్కువైతే త్వరగా మీ డాక్టర్‌ను కలవండి',
  array['ఒత్తిడి తలనొప్పి', 'చూపు', 'బరువు', 'చూపు నరం వాపు']),
('carpal-tunnel-syndrome', 'కార్పల్ టనెల్ సిండ్రోమ్ (మణికట్టు నరం నొక్కుకుపోవడం)',
  'మణికట్టు దగ్గర ఒక నరం నొక్కుకుపోయి చేతిలో జివ్వుమనడం, తిమ్మిరి వస్తాయి, తరచుగా రాత్రి పూట.',
  'మీడియన్ నరం మణికట్టు దగ్గర ఇరుకైన దారి గుండా వెళ్తుంది. ఆ దారి బిగుసుకుంటే నరం నొక్కుకుపోయి బొటనవేలు, చూపుడు వేలు, మధ్య వేలు, ఉంగరపు వేలులో సగం జివ్వుమంటాయి లేదా మొద్దుబారతాయి. చెయ్యి విదిలిస్తే తరచుగా తగ్గుతుంది.

ఇది ఆడవారిలో, గర్భంతో ఉన్నప్పుడు, షుగర్, థైరాయిడ్ సమస్య, ఎక్కువ బరువు ఉన్నవారిలో, చేతులతో ఎక్కువ శ్రమ చేసేవారిలో ఎక్కువ. తక్కువగా ఉంటే అదే తగ్గిపోవచ్చు, ముఖ్యంగా కాన్పు తర్వాత.',
  array[
    'బొటనవేలు, మొదటి మూడు వేళ్లలో జివ్వుమనడం లేదా తిమ్మిరి',
    'చెయ్యి మొద్దుబారి లేదా నొప్పితో రాత్రి మెలకువ రావడం',
    'చేతి పైకి పాకే నొప్పి',
    'వస్తువులు జారవిడవడం లేదా వేళ్ల పట్టు తగ్గడం',
    'బొటనవేలు మొదట్లోని కండరం సన్నబడటం'],
  array[
    'కొన్ని వారాలు రాత్రి పూట మణికట్టుకు స్ప్లింట్',
    'మణికట్టును వంచే లేదా శ్రమ పెట్టే పనుల్లో మార్పులు',
    'సరిగా నిర్ధారణ కాకపోతే, లేదా ఆపరేషన్ అనుకుంటే నరాల కండక్షన్ పరీక్షలు',
    'కొందరికి నరం దగ్గర స్టెరాయిడ్ ఇంజెక్షన్',
    'తీవ్రంగా ఉంటే లేదా తగ్గకపోతే చిన్న ఆపరేషన్',
    'షుగర్ లేదా థైరాయిడ్ సమస్యలకు చికిత్స',
    'తిమ్మిరి ఎప్పుడూ ఉన్నా, చెయ్యి బలహీనపడినా త్వరగా వైద్య సలహా'],
  'అరచెయ్యి, చెయ్యి లేదా ముఖం ఒక వైపు ఉన్నట్టుండి బలహీనపడినా, మొద్దుబారినా వెంటనే 108కి కాల్ చేయండి
తిమ్మిరి వల్ల చాలా రాత్రులు మెలకువ వస్తుంటే, లేదా రోజంతా ఉంటే డాక్టర్‌ను కలవండి
బొటనవేలు బలహీనపడినా, దాని కండరం సన్నబడినా త్వరగా డాక్టర్‌ను కలవండి',
  array['చెయ్యి మొద్దుబారడం', 'మణికట్టు', 'జివ్వుమనడం', 'రాత్రి నొప్పి']),
('ataxia', 'అటాక్సియా (నడకలో తూలడం)',
  'అటాక్సియా అంటే కదలికల మధ్య సమన్వయం లేకపోవడం. నడక, చేతుల కదలికలు, మాట దెబ్బతింటాయి. దీనికి చాలా కారణాలు ఉండవచ్చు.',
  'మెదడు వెనుక భాగంలోని చిన్నమెదడు కదలికలను సరిదిద్దుతుంది. అది, లేదా దానితో కలిసిన నరాలు సరిగా పనిచేయకపోతే కదలికలు తడబడతాయి, నడక తూలుతుంది. దీన్నే అటాక్సియా అంటారు.

అటాక్సియా ఉన్నట్టుండి రావచ్చు, ఉదాహరణకు స్ట్రోక్ తర్వాత. లేదా నెలలు, ఏళ్ల తరబడి మెల్లగా రావచ్చు. వంశపారంపర్య సమస్యలు, కొన్ని విటమిన్లు తక్కువగా ఉండటం, మద్యం, థైరాయిడ్ సమస్యలు, కొన్ని మందులు, రోగనిరోధక వ్యవస్థ సమస్యలు కారణాలు కావచ్చు. కొన్ని కారణాలకు చికిత్స ఉంది, కాబట్టి వాటిని వెతకడం మంచిది. ఉన్నట్టుండి మొదలయ్యే అటాక్సియా అత్యవసర పరిస్థితి: 108కి కాల్ చేయండి.',
  array[
    'కాళ్లు ఎడంగా పెట్టి తూలుతూ నడవడం',
    'చేతులు తడబడటం, రాయడం లేదా గుండీలు పెట్టుకోవడం కష్టం కావడం',
    'మాట ముద్దగా రావడం',
    'కళ్లు కుదుపుగా కదలడం లేదా చూపు మసకబారడం',
    'మింగడం కష్టం కావడం',
    'తరచుగా తడబడటం లేదా పడిపోవడం'],
  array[
    'కారణం కోసం రక్త పరీక్షలు, మెదడు స్కాన్, కొన్నిసార్లు జన్యు పరీక్షలు',
    'కారణం దొరికితే దానికి చికిత్స, ఉదాహరణకు తక్కువైన విటమిన్ ఇవ్వడం',
    'బ్యాలెన్స్, బలం, సురక్షితమైన నడక కోసం ఫిజియోథెరపీ',
    'మాట, మింగడం థెరపీ',
    'పట్టుకునే రాడ్లు, మంచి వెలుతురు, జారే తివాచీలు తీసేయడం వంటి మార్పులు ఇంట్లో',
    'తూలడాన్ని ఎక్కువ చేసే మద్యం మానడం',
    'వంశపారంపర్య అటాక్సియా ఉన్న కుటుంబాలకు జెనెటిక్ కౌన్సెలింగ్'],
  'ఉన్నట్టుండి తూలినా, మాట ముద్దగా వచ్చినా వెంటనే 108కి కాల్ చేయండి
దానితో బలహీనత, రెండుగా కనిపించడం లేదా తీవ్రమైన తలనొప్పి ఉంటే వెంటనే 108కి కాల్ చేయండి
కొత్త మందు లేదా మందు మోతాదు మార్చాక వస్తే అదే రోజు సహాయం తీసుకోండి
కొన్ని వారాలు లేదా నెలలుగా బ్యాలెన్స్ తగ్గుతుంటే డాక్టర్‌ను కలవండి',
  array['బ్యాలెన్స్', 'సమన్వయం', 'తూలుతూ నడవడం', 'చిన్నమెదడు']),
('medicine-induced-movement-problems', 'మందుల వల్ల వచ్చే కదలిక సమస్యలు',
  'కొన్ని మందుల వల్ల వణుకు, బిగుసుకుపోవడం, స్థిమితం లేకపోవడం లేదా వద్దనుకున్నా వచ్చే కదలికలు రావచ్చు. మందులను సరిచూస్తే చాలావరకు తగ్గుతాయి.',
  'కొన్ని మందులు మెదడులో డోపమిన్ ప్రభావాన్ని తగ్గిస్తాయి. మానసిక సమస్యలకు వాడే కొన్ని మందులు, వాంతులు లేదా కళ్లు తిరగడానికి వాడే కొన్ని మందులు వాటిలో ఉన్నాయి. కొందరిలో అవి నెమ్మదించడం, వణుకు, స్థిమితంగా ఉండలేకపోవడం, లేదా నోరు, ముఖం, చేతులు, కాళ్లు పదేపదే కదలడం తెస్తాయి.

సమస్యలు కొన్ని రోజుల్లోనే రావచ్చు, లేదా నెలలు, ఏళ్ల తర్వాత రావచ్చు. అందుకని మీ అంతట మీరు మందు ఆపకండి, దాని వల్ల హాని కలగవచ్చు. మందుల షాపులో కొన్నవాటితో సహా మీ మందులన్నీ అపాయింట్‌మెంట్‌కు తీసుకురండి, వాటిని సరిచూస్తాం.',
  array[
    'కొత్త మందు తర్వాత మొదలైన నెమ్మదించడం, బిగుసుకుపోవడం లేదా వణుకు',
    'నమలడం, పెదాలు చప్పరించడం లేదా నాలుక కదలడం',
    'లోపల స్థిమితం లేక అటూ ఇటూ తిరగాలనిపించడం',
    'మెడ, దవడ లేదా కళ్లు ఉన్నట్టుండి ఒక వైపు లాగడం',
    'వేళ్లు లేదా పాదాలు ఊరికే కదలడం',
    'తూలుతూ నడవడం'],
  array[
    'మందుల షాపులో కొన్నవాటితో సహా ప్రతి మందును జాగ్రత్తగా సరిచూడటం',
    'కారణమైన మందును తగ్గించడం, మార్చడం లేదా ఆపడం, ఎప్పుడూ అది రాసిన డాక్టర్‌తో కలిసి',
    'అవసరమైనప్పుడు ఈ కదలికలను తగ్గించే మందులు',
    'కొన్ని రకాల బిగుసుకుపోవడానికి బోటులినమ్ టాక్సిన్',
    'ఓపిక: తగ్గడానికి వారాలు లేదా నెలలు పట్టవచ్చు',
    'దవడ, మెడ లేదా కళ్లు ఉన్నట్టుండి పట్టేస్తే, లేదా ఎక్కువ జ్వరంతో బిగుసుకుపోతే అత్యవసర సహాయం',
    'ఇబ్బంది పెట్టిన మందుల పేర్లు రాసి వెంట ఉంచుకోవడం'],
  'ఎక్కువ జ్వరంతో బిగుసుకుపోవడం లేదా అయోమయం ఉంటే వెంటనే 108కి కాల్ చేయండి
మెడ, దవడ లేదా కళ్లు ఉన్నట్టుండి పట్టేసినా, శ్వాస తీసుకోవడం కష్టమైనా వెంటనే ఆస్పత్రికి వెళ్లండి
ఏ మందైనా ఆపే ముందు అది రాసిన డాక్టర్‌ను అడగండి',
  array['దుష్ప్రభావాలు', 'టార్డివ్ డిస్కినీసియా', 'పార్కిన్సనిజం', 'స్థిమితం లేకపోవడం']),
('dystonia', 'డిస్టోనియా',
  'అవసరం లేనప్పుడు కండరాలు బిగుసుకుని, శరీరంలో ఒక భాగాన్ని మెలితిప్పుతాయి లేదా వంకరగా ఉంచుతాయి.',
  'డిస్టోనియాలో మెదడు కండరాలకు తికమక సంకేతాలు పంపుతుంది. ఒకదాని తర్వాత ఒకటి పనిచేయాల్సిన కండరాలు ఒకేసారి లాగుతాయి. అందుకే శరీరంలో ఒక భాగం మెలి తిరగవచ్చు, పక్కకు తిరగవచ్చు లేదా పదేపదే కదలవచ్చు. ఇది మెడ, కనురెప్పలు, చెయ్యి, పాదం వంటి ఒకే చోట రావచ్చు, లేదా కొన్ని చోట్ల కలిసి రావచ్చు.

డిస్టోనియా చిన్నతనంలో లేదా పెద్దయ్యాక మొదలుకావచ్చు. కొన్నిసార్లు వంశపారంపర్య మార్పు, ఏదైనా మందు లేదా మెదడుకు దెబ్బ వంటి కారణం తెలుస్తుంది, కానీ తరచుగా ఏ కారణమూ దొరకదు. ఇది మనోబలం లేకపోవడం వల్లో, దిగులు వల్లో రాదు. అయితే ఒత్తిడి దీన్ని ఎక్కువ చేయవచ్చు.',
  array[
    'శరీరంలో ఒక భాగం మెలి తిరగడం, లాగడం లేదా పక్కకు తిరగడం',
    'ఏదైనా పని చేస్తున్నప్పుడు చెయ్యి లేదా పాదం పట్టేయడం',
    'ఆ భాగంలో వణుకు లేదా కుదుపులు',
    'ఎక్కువగా శ్రమపడిన కండరాల్లో నొప్పి',
    'చిన్న పనులకే అలసిపోవడం',
    'మెల్లగా తాకితే కొద్దిసేపు తగ్గడం, దీన్ని సెన్సరీ ట్రిక్ అంటారు'],
  array[
    'న్యూరాలజిస్ట్ పరీక్షిస్తారు, కొన్నిసార్లు రక్త పరీక్షలు, స్కాన్ లేదా జన్యు పరీక్షలు కూడా చేస్తారు',
    'బోటులినమ్ టాక్సిన్ ఇంజెక్షన్లు మరీ ఎక్కువగా పనిచేసే కండరాలను ఒక్కోసారి కొన్ని నెలల పాటు వదులు చేస్తాయి',
    'మాత్రలు వాడి చూడవచ్చు, ముఖ్యంగా శరీరంలో చాలా భాగాల్లో ఉన్నప్పుడు',
    'కొద్దిమందికి డోపమిన్ లాంటి మందుతో చాలా బాగా తగ్గుతుంది, అందుకే డాక్టర్లు తరచుగా ఈ రకం కోసం చూస్తారు',
    'శరీర భంగిమ, కండరాలు సాగదీయడం, రోజువారీ పనుల కోసం ఫిజియోథెరపీ, ఆక్యుపేషనల్ థెరపీ తోడ్పడతాయి',
    'డిస్టోనియా తీవ్రంగా ఉన్న కొందరికి డీప్ బ్రెయిన్ స్టిమ్యులేషన్ గురించి ఆలోచిస్తారు',
    'నొప్పి, దిగులు చాలామందికి ఉంటాయి, వాటికి కూడా చికిత్స చేయాలి'],
  null, array['డిస్టోనియా', 'కండరాలు బిగుసుకోవడం', 'వంకర భంగిమ', 'కండరాలు పట్టేయడం']),
('cervical-dystonia', 'మెడ డిస్టోనియా (సర్వైకల్ డిస్టోనియా)',
  'మెడ కండరాలు వాటంతట అవే బిగుసుకుని తలను తిప్పుతాయి లేదా వంచుతాయి. నొప్పి ఉండవచ్చు, కానీ చికిత్స సాధారణంగా పనిచేస్తుంది.',
  'మెడ డిస్టోనియాను స్పాస్మోడిక్ టార్టికోలిస్ అని కూడా అంటారు. పెద్దవారిలో ఎక్కువగా వచ్చే డిస్టోనియా ఇదే. మెడ కండరాలు తలను పక్కకు, ముందుకు లేదా వెనక్కి లాగుతాయి, తల వణకవచ్చు కూడా. ఇది సాధారణంగా నడివయసులో మొదలై, కొన్ని వారాలు లేదా నెలల్లో పెరుగుతుంది.

మొదట్లో ఈ లాగడం వస్తూ పోతూ ఉండవచ్చు. గడ్డాన్ని లేదా తల వెనుక భాగాన్ని మెల్లగా తాకితే కొద్దిసేపు తగ్గుతుందని చాలామంది గమనిస్తారు. ఇది ఆలోచనను దెబ్బతీయదు, ఆయుష్షును తగ్గించదు. కానీ నొప్పి, తలను నిటారుగా ఉంచడానికి పడే శ్రమ అలసట తెస్తాయి.',
  array[
    'తల పక్కకు తిరగడం, వంగడం లేదా ముందుకు, వెనక్కి లాగడం',
    'మెడ నొప్పి, తరచుగా ఒక వైపు',
    'తల వణకడం లేదా కుదుపుగా కదలడం',
    'లాగుతున్న వైపు భుజం పైకి లేవడం',
    'తలనొప్పి లేదా తల వెనుక భాగంలో నొప్పి',
    'నడక, ఒత్తిడి లేదా అలసటతో ఎక్కువయ్యే లక్షణాలు'],
  array[
    'మరీ ఎక్కువగా పనిచేసే మెడ కండరాలకు బోటులినమ్ టాక్సిన్ ఇంజెక్షన్లు ముఖ్యమైన చికిత్స, కొన్ని నెలలకోసారి మళ్లీ ఇస్తారు',
    'కండరాలు సాగదీయడం, మెడను వదులుగా ఉంచుకునే పద్ధతులు ఫిజియోథెరపిస్ట్ నేర్పగలరు',
    'మామూలు నొప్పి మాత్రలు, వేడి కాపడం నొప్పిని తగ్గించవచ్చు; మీకు ఏది సరిపోతుందో ఫార్మసిస్ట్‌ను లేదా డాక్టర్‌ను అడగండి',
    'కొన్నిసార్లు మాత్రలు కూడా ఇస్తారు',
    'చదివేటప్పుడు లేదా టీవీ చూసేటప్పుడు తలకు ఆసరా పెట్టుకోవడం ఉపయోగపడవచ్చు',
    'చికిత్సలు సరిపోకపోతే డీప్ బ్రెయిన్ స్టిమ్యులేషన్ గురించి మాట్లాడవచ్చు',
    'మీ డాక్టర్ ఒప్పుకోకుండా మెడను బలంగా తిప్పించుకోకండి'],
  null, array['మెడ నొప్పి', 'టార్టికోలిస్', 'మెడ వంకర', 'బోటులినమ్ టాక్సిన్']),
('blepharospasm', 'కళ్లు వాటంతట అవే మూసుకుపోవడం (బ్లెఫరోస్పాజమ్)',
  'కనురెప్పలు వాటంతట అవే గట్టిగా మూసుకుపోతాయి, కళ్లు తెరిచి ఉంచడం కష్టమవుతుంది.',
  'బ్లెఫరోస్పాజమ్ కళ్ల చుట్టూ ఉండే కండరాలకు వచ్చే ఒక రకం డిస్టోనియా. తరచుగా కళ్లలో నలుసు పడినట్టు లేదా పొడిబారినట్టు ఉండటం, రెప్పలు మామూలు కన్నా ఎక్కువగా కొట్టుకోవడంతో మొదలవుతుంది. కాలక్రమంలో కనురెప్పలు కొన్ని సెకన్లు లేదా నిమిషాల పాటు గట్టిగా మూసుకుపోవచ్చు. అయినా కళ్ల చూపు మాత్రం మామూలుగానే ఉంటుంది.

ఎక్కువ వెలుతురు, గాలి, చదవడం, వాహనం నడపడం, ఒత్తిడి దీన్ని తరచుగా రేపుతాయి. అలసిపోయినప్పుడు చాలామందికి ఒక కనురెప్ప కొద్దిగా అదురుతుంది. అది హాని చేయదు, దాన్ని ఇదే అనుకోకండి.',
  array[
    'కనురెప్పలు పదేపదే కొట్టుకోవడం',
    'రెండు కళ్లూ వద్దనుకున్నా గట్టిగా మూసుకుపోవడం',
    'కళ్లు పొడిబారడం, నలుసు పడినట్టు లేదా చికాకుగా ఉండటం',
    'ఎక్కువ వెలుతురులో ఇబ్బంది',
    'చదవడం, టీవీ చూడటం లేదా వాహనం నడపడం కష్టం కావడం',
    'నిద్రలో లేదా ఒక పని మీద మనసు పెట్టినప్పుడు తగ్గడం'],
  array[
    'కళ్ల చుట్టూ బోటులినమ్ టాక్సిన్ ఇంజెక్షన్లు సాధారణంగా చేసే చికిత్స, కొన్ని నెలలకోసారి మళ్లీ ఇస్తారు',
    'కళ్లు పొడిబారితే తేమనిచ్చే చుక్కల మందు ఉపయోగపడుతుంది',
    'రంగు కళ్లజోడు, వెడల్పు అంచు ఉన్న టోపీ ఎక్కువ వెలుతురు ప్రభావాన్ని తగ్గిస్తాయి',
    'స్క్రీన్ చూడటం మధ్య విరామాలు ఉపయోగపడవచ్చు',
    'హెచ్చరిక లేకుండా మీ కళ్లు మూసుకుపోయే అవకాశం ఉంటే వాహనం నడపకండి',
    'కొద్దిమందికి చిన్న ఆపరేషన్ చేయవచ్చు'],
  null, array['కనురెప్పలు బిగుసుకోవడం', 'రెప్పలు కొట్టుకోవడం', 'కళ్లు', 'బోటులినమ్ టాక్సిన్']),
('hemifacial-spasm', 'ముఖం ఒక వైపు అదరడం (హెమీఫేషియల్ స్పాజమ్)',
  'ముఖంలో ఒక వైపు కండరాలు హెచ్చరిక లేకుండా అదరడం. ఇది సాధారణంగా ప్రమాదకరం కాదు, చికిత్స ఉంది.',
  'ముఖాన్ని కదిలించే నరం చికాకు పడినప్పుడు హెమీఫేషియల్ స్పాజమ్ వస్తుంది. తరచుగా ఒక చిన్న రక్తనాళం ఆ నరానికి ఆనుకుని ఉండటం దీనికి కారణం. సాధారణంగా ఒక కంటి చుట్టూ అదరడంతో మొదలై, మెల్లగా అదే వైపు చెంపకు, మూతి చివరకు వ్యాపిస్తుంది.

నిద్రలో కూడా అదరవచ్చు. ఒత్తిడి, అలసటతో తరచుగా ఎక్కువవుతుంది. నొప్పి కోసం కన్నా, చూపుకు లేదా నలుగురిలో తిరగడానికి ఇబ్బంది కావడం వల్లే చాలామంది వస్తారు. నరాన్ని చూడటానికి తరచుగా స్కాన్ తీస్తారు.',
  array[
    'ఒక కంటి చుట్టూ అదరడం',
    'అదే వైపు చెంప లేదా మూతి చివర లాగడం',
    'అదిరేటప్పుడు కన్ను మూసుకుపోవడం',
    'నిద్రలో కూడా ఆగని అదురు',
    'కొందరిలో అదిరేటప్పుడు చెవిలో టిక్ టిక్ శబ్దం',
    'ఒత్తిడి, అలసట లేదా మాట్లాడటంతో ఎక్కువ కావడం'],
  array[
    'నరాన్ని, దగ్గరలోని రక్తనాళాలను చూడటానికి ఎంఆర్ఐ స్కాన్ తీయవచ్చు',
    'బోటులినమ్ టాక్సిన్ ఇంజెక్షన్లు అదురును ఒక్కోసారి కొన్ని నెలల పాటు తగ్గిస్తాయి',
    'మాత్రలు కొందరికి ఉపయోగపడతాయి, కానీ తక్కువ మందికి',
    'తగిన సందర్భాల్లో రక్తనాళాన్ని నరం నుంచి దూరంగా జరిపే ఆపరేషన్ చేయవచ్చు',
    'మంచి నిద్ర, విశ్రాంతి అదురును తగ్గించవచ్చు',
    'ముఖం అదరడంతో పాటు బలహీనపడితే త్వరగా డాక్టర్‌ను కలవండి'],
  null, array['ముఖం అదరడం', 'ముఖం', 'కనురెప్ప', 'నరం']),
('tics-and-tourette-syndrome', 'టిక్స్, టూరెట్ సిండ్రోమ్',
  'టిక్స్ అంటే ఆపుకోవడం కష్టమైన వేగవంతమైన కదలికలు లేదా శబ్దాలు. ఇవి తరచుగా చిన్నతనంలో మొదలవుతాయి, చాలావరకు వయసుతో తగ్గుతాయి.',
  'టిక్ అంటే ఉన్నట్టుండి పదేపదే వచ్చే కదలిక లేదా శబ్దం. రెప్పలు కొట్టడం, భుజాలు ఎగరేయడం, ముక్కు ఎగపీల్చడం, గొంతు సవరించుకోవడం వంటివి. చాలామంది పిల్లలకు కొంతకాలం టిక్స్ ఉంటాయి. కొన్ని రకాల కదలిక టిక్స్, కనీసం ఒక శబ్దం టిక్ ఏడాదికి మించి ఉంటే దాన్ని టూరెట్ సిండ్రోమ్ అంటారు.

టిక్స్ వస్తూ పోతూ ఉంటాయి, కాలక్రమంలో మారుతుంటాయి. ముందుగా తరచుగా చేయాలని బలంగా అనిపిస్తుంది, టిక్ చేస్తే అది తగ్గుతుంది. ఇవి కావాలని చేసేవి కావు. ఆపమని పిల్లలకు చెబితే సాధారణంగా ఎక్కువవుతాయి. అందరికీ కాకపోయినా, చాలామందికి పెద్దయ్యేసరికి టిక్స్ తగ్గుతాయి.',
  array[
    'రెప్పలు కొట్టడం, ముఖం చిట్లించడం లేదా కళ్లు తిప్పడం',
    'భుజాలు ఎగరేయడం లేదా తల విదిలించడం',
    'ముక్కు ఎగపీల్చడం, దగ్గడం, గుర్రుమనడం లేదా గొంతు సవరించుకోవడం',
    'మాటలు లేదా వాక్యాలు మళ్లీ మళ్లీ అనడం',
    'టిక్‌కు ముందు ఇబ్బందిగా, చేయాలని బలంగా అనిపించడం',
    'ఉత్సాహం, ఆందోళన లేదా అలసటతో ఎక్కువయ్యే టిక్స్',
    'కొందరిలో మనసు నిలవకపోవడం, లేదా పదేపదే అవే ఆందోళనలు, అవే పనులు చేయడం'],
  array[
    'టిక్స్ గురించి కుటుంబ సభ్యులకు, ఉపాధ్యాయులకు, తోటి పిల్లలకు వివరించడం తరచుగా అన్నిటికన్నా ఎక్కువ ఉపయోగపడుతుంది',
    'టిక్స్ తక్కువగా ఉంటే చికిత్స అవసరం లేకపోవచ్చు',
    'చేయాలనిపించడాన్ని తట్టుకునే మార్గాలను బిహేవియర్ థెరపీ నేర్పుతుంది',
    'మనసు నిలవకపోవడం, ఆందోళనలు లేదా పదేపదే అవే పనులు చేయడానికి సాయం తరచుగా టిక్స్ చికిత్స కన్నా ముఖ్యం',
    'టిక్స్ వల్ల నొప్పి ఉన్నా, జీవితానికి అడ్డుపడినా మందులు వాడవచ్చు',
    'తగినంత నిద్ర, వ్యాయామం, ప్రశాంతమైన దినచర్య ఉపయోగపడతాయి',
    'టిక్స్‌కు శిక్షించకండి, వాటిని పట్టి చూపించకండి'],
  null, array['టిక్స్', 'టూరెట్', 'పిల్లలు', 'అలవాట్లు', 'కదలికలు']),
('huntingtons-disease', 'హంటింగ్టన్ వ్యాధి',
  'వంశపారంపర్యంగా వచ్చి, కదలికలు, ఆలోచన, మనోభావాలను మెల్లగా దెబ్బతీసే వ్యాధి. కుటుంబం మొత్తానికి తోడ్పాటు వైద్యంలో ముఖ్యమైన భాగం.',
  'ఒకే ఒక జన్యువులో మార్పు వల్ల హంటింగ్టన్ వ్యాధి వస్తుంది. ఈ వ్యాధి ఉన్నవారి బిడ్డకు అది వచ్చే అవకాశం సగం ఉంటుంది. లక్షణాలు ఎక్కువగా 30 నుంచి 50 ఏళ్ల మధ్య మొదలవుతాయి, కానీ అంతకన్నా ముందు లేదా తర్వాత కూడా మొదలుకావచ్చు.

మొదటి గుర్తులు అంతగా తెలియకపోవచ్చు: స్థిమితం లేని కదలికలు, చిరాకు, దిగులు లేదా ప్రణాళిక వేసుకోవడం కష్టం కావడం. ఏళ్లు గడిచేకొద్దీ కదలికలు, జ్ఞాపకశక్తి, సొంతంగా పనులు చేసుకోవడం దెబ్బతింటాయి. ప్రస్తుతం దీన్ని పూర్తిగా నయం చేసే చికిత్స లేదు. కానీ చికిత్స చాలా లక్షణాలను తగ్గించగలదు, మంచి వైద్య బృందం రోగి వీలైనంత బాగా జీవించడానికి తోడ్పడగలదు.',
  array[
    'అదుపు చేయడం కష్టమైన, స్థిమితం లేని లేదా నాట్యంలా ఉండే కదలికలు',
    'చేతులు తడబడటం, తూలడం లేదా వస్తువులు జారవిడవడం',
    'ప్రణాళిక వేసుకోవడం, మనసు నిలపడం లేదా గుర్తుంచుకోవడం కష్టం కావడం',
    'చిరాకు, దిగులు లేదా ఆందోళన',
    'బరువు తగ్గడం',
    'మాటలో, మింగడంలో మార్పులు'],
  array[
    'జన్యు పరీక్షకు ముందు, తర్వాత జెనెటిక్ కౌన్సెలింగ్; పరీక్ష చేయించుకోవాలా వద్దా అనేది ఎప్పుడూ ఎవరికి వారు తీసుకునే నిర్ణయం',
    'కదలికలు, మనోభావాల మార్పులు, నిద్ర సమస్యలను తగ్గించే మందులు',
    'బ్యాలెన్స్, రోజువారీ పనుల కోసం ఫిజియోథెరపీ, ఆక్యుపేషనల్ థెరపీ',
    'స్పీచ్ థెరపీ, బాగా తినడానికి సాయం',
    'రోగికి, కుటుంబ సభ్యులకు మానసిక తోడ్పాటు',
    'పని, డ్రైవింగ్, డబ్బు, భవిష్యత్తు సంరక్షణ గురించి ముందుగానే మాట్లాడుకోవడం'],
  null, array['హంటింగ్టన్', 'కొరియా', 'వంశపారంపర్యం', 'జన్యువులు']),
('progressive-supranuclear-palsy', 'ప్రోగ్రెసివ్ సుప్రాన్యూక్లియర్ పాల్సీ (పీఎస్‌పీ)',
  'బ్యాలెన్స్, కళ్ల కదలికలు, మాటను దెబ్బతీసే అరుదైన వ్యాధి. త్వరగా మొదలుపెట్టే థెరపీ భద్రతకు, రోజువారీ జీవితానికి తోడ్పడుతుంది.',
  'బ్యాలెన్స్, కళ్ల కదలికలు, మింగడాన్ని నడిపే మెదడు భాగాల్లోని నరాల కణాలు క్రమంగా దెబ్బతినడం వల్ల ప్రోగ్రెసివ్ సుప్రాన్యూక్లియర్ పాల్సీ (పీఎస్‌పీ) వస్తుంది. ఇది సాధారణంగా 60 ఏళ్ల తర్వాత మొదలవుతుంది. మొదట్లో పార్కిన్సన్స్ వ్యాధిలా కనిపించవచ్చు, అందుకే సరైన నిర్ధారణకు సమయం పట్టవచ్చు.

కారణం లేకుండా వెనక్కి పడిపోవడం, పైకి లేదా కిందికి చూడటం కష్టం కావడం దీని ముఖ్యమైన గుర్తులు. ఇది పార్కిన్సన్స్ వ్యాధి కన్నా వేగంగా మారుతుంది, మందులు తక్కువగా పనిచేస్తాయి. అందుకే ఫిజియోథెరపీ, మింగడం గురించి సలహా, ముందుగా ప్రణాళిక వేసుకోవడం చాలా ముఖ్యం.',
  array[
    'జబ్బు మొదట్లోనే పడిపోవడం, తరచుగా వెనక్కి',
    'కళ్లను పైకీ కిందికీ కదిలించడం కష్టం కావడం',
    'బిగుసుకుపోవడం, ముఖ్యంగా మెడ',
    'మాట ముద్దగా రావడం',
    'మింగడం కష్టం కావడం, లేదా తినేటప్పుడు దగ్గు రావడం',
    'మనోభావాలు, ఆలోచన లేదా ప్రవర్తనలో మార్పులు',
    'చూపు మసకబారడం లేదా ఎక్కువ వెలుతురు భరించలేకపోవడం'],
  array[
    'కదలిక సమస్యల నిపుణుల పరీక్ష, సాధారణంగా ఎంఆర్ఐ స్కాన్',
    'కొందరికి కొంత మేలు చేస్తాయి కాబట్టి పార్కిన్సన్స్ మందులు వాడి చూడవచ్చు',
    'పడిపోయే ప్రమాదం తగ్గించడానికి ఫిజియోథెరపీ, నడకకు తోడ్పడే సాధనాలు',
    'మాట, సురక్షితంగా మింగడం కోసం స్పీచ్ థెరపీ',
    'కంటి సమస్యలకు చుక్కల మందు, ప్రత్యేక కళ్లజోడు లేదా ఇంట్లో మార్పులు',
    'చూసుకునే కుటుంబ సభ్యులకు తోడ్పాటు, భవిష్యత్తు సంరక్షణ గురించి కోరికలు ముందుగానే మాట్లాడుకోవడం'],
  null, array['పీఎస్‌పీ', 'పడిపోవడం', 'కళ్ల కదలిక', 'పార్కిన్సనిజం']),
('multiple-system-atrophy', 'మల్టిపుల్ సిస్టమ్ అట్రోఫీ (ఎంఎస్ఏ)',
  'కదలికలు, బ్యాలెన్స్‌తో పాటు బీపీ, మూత్రాశయం వంటి శరీరం తనంతట తానే చేసుకునే పనులను దెబ్బతీసే అరుదైన వ్యాధి.',
  'మల్టిపుల్ సిస్టమ్ అట్రోఫీ (ఎంఎస్ఏ)లో మెదడులోని కొన్ని భాగాల్లో నరాల కణాలు మెల్లగా దెబ్బతింటాయి. కొందరిలో పార్కిన్సన్స్ వ్యాధిలా నెమ్మదించడం, బిగుసుకుపోవడం ఉంటాయి; మరికొందరిలో ముఖ్యంగా తూలడం, మాట తడబడటం ఉంటాయి. లేచి నిలబడినప్పుడు బీపీని నిలకడగా ఉంచడం వంటి, శరీరం తనంతట తానే చేసుకునే పనులు కూడా దెబ్బతింటాయి.

ఇది సాధారణంగా 50 ఏళ్ల తర్వాత మొదలవుతుంది, మామూలుగా వంశపారంపర్యంగా రాదు. కారణం తెలియదు. ప్రస్తుతం పూర్తిగా నయం చేసే చికిత్స లేకపోయినా, చాలా లక్షణాలను తగ్గించవచ్చు. చిన్న మార్పులు కూడా హాయిగా, సురక్షితంగా ఉండటానికి తరచుగా బాగా తోడ్పడతాయి.',
  array[
    'లేచి నిలబడితే కళ్లు తిరగడం లేదా స్పృహ తప్పడం',
    'మూత్రం పోయడం కష్టం కావడం, లేదా ఆగలేక పరుగెత్తాల్సి రావడం',
    'బిగుసుకుపోవడం, నెమ్మదించడం',
    'తూలుతూ నడవడం, మాట ముద్దగా రావడం',
    'రాత్రి శ్వాసలో శబ్దం లేదా కలలో చేసేవి నిజంగా చేయడం',
    'మగవారిలో అంగస్తంభన సమస్యలు, కొన్నిసార్లు ఇది మొదటి గుర్తు',
    'చేతులు, పాదాలు చల్లబడటం, లేదా చెమట తగ్గడం'],
  array[
    'పడుకున్నప్పుడు, నిలబడినప్పుడు బీపీ పరీక్ష, అవసరమైతే ఇతర పరీక్షలు',
    'కళ్లు తిరగకుండా, చెప్పినట్టు మెల్లగా లేవడం, తగినంత నీళ్లు తాగడం, కాళ్లకు బిగుతు సాక్స్ వేసుకోవడం',
    'బీపీ, మూత్రాశయం, బిగుసుకుపోవడానికి మందులు',
    'ఫిజియోథెరపీ, ఆక్యుపేషనల్ థెరపీ',
    'మాట, మింగడం పరీక్షలు',
    'రాత్రి శ్వాసలో శబ్దం ఉంటే నిద్ర పరీక్ష (స్లీప్ స్టడీ)',
    'చూసుకునే కుటుంబ సభ్యులకు తోడ్పాటు, కలిసి ముందుగా ప్రణాళిక వేసుకోవడం'],
  null, array['ఎంఎస్ఏ', 'బీపీ', 'పార్కిన్సనిజం', 'మూత్రాశయం']),
('wilsons-disease', 'విల్సన్ వ్యాధి',
  'కాలేయం, మెదడులో రాగి పేరుకుపోయే అరుదైన వంశపారంపర్య వ్యాధి. దీనికి చికిత్స ఉంది, త్వరగా మొదలుపెట్టడం ముఖ్యం.',
  'శరీరానికి ఆహారం నుంచి చాలా కొద్దిగా రాగి కావాలి. మిగిలినదాన్ని కాలేయం ద్వారా బయటికి పంపేస్తుంది. విల్సన్ వ్యాధిలో ఇది జరగదు, అందుకే కాలేయం, మెదడు, కళ్లలో రాగి మెల్లగా పేరుకుపోతుంది. లక్షణాలు సాధారణంగా చిన్నతనం నుంచి యుక్తవయసు మధ్య మొదలవుతాయి.

ఇది అరుదైన వ్యాధి. అయినా వయసులో చిన్నవారికి వణుకు, బిగుసుకుపోవడం, మాటలో మార్పు లేదా కారణం తెలియని కాలేయ సమస్యలు ఉంటే డాక్టర్లు దీని గురించి కూడా ఆలోచిస్తారు, ఎందుకంటే చికిత్స మరింత హాని జరగకుండా ఆపగలదు. అన్నదమ్ములు, అక్కచెల్లెళ్లు బాగానే ఉన్నా పరీక్ష చేయించుకోవాలి.',
  array[
    'చేతుల వణుకు లేదా చేతులు తడబడటం',
    'మాట ముద్దగా రావడం లేదా లాలాజలం కారడం',
    'శరీరం బిగుసుకుపోవడం లేదా మెలి తిరగడం',
    'మనోభావాలు, ప్రవర్తన లేదా చదువులో మార్పులు',
    'అలసట, ఆకలి లేకపోవడం లేదా కళ్లు పచ్చబడటం',
    'కంటి నల్లగుడ్డు చుట్టూ గోధుమ, బంగారు రంగు వలయం, దీన్ని కంటి డాక్టర్ చూస్తారు'],
  array[
    'రక్తం, మూత్రం పరీక్షలు, కంటి పరీక్ష, కొన్నిసార్లు కాలేయ పరీక్ష లేదా జన్యు పరీక్ష',
    'రాగిని బయటికి పంపే లేదా ఒంటికి పట్టకుండా ఆపే మందులు, జీవితాంతం వేసుకోవాలి',
    'చికిత్స జరుగుతున్నంత కాలం క్రమం తప్పకుండా రక్తం, మూత్రం పరీక్షలు',
    'చెబితే, జంతువుల కాలేయం, గుల్ల ఉండే సముద్ర జీవులు (షెల్‌ఫిష్) వంటి, రాగి చాలా ఎక్కువగా ఉండే ఆహారం మానడం',
    'మాట, కదలికలు, మనోభావాల కోసం థెరపీ',
    'అన్నదమ్ములకు, అక్కచెల్లెళ్లకు పరీక్షలు',
    'బాగానే ఉన్నా, సలహా లేకుండా చికిత్స ఎప్పుడూ ఆపకపోవడం'],
  null, array['రాగి', 'కాలేయం', 'యువత', 'వణుకు', 'వంశపారంపర్యం']),
('myoclonus', 'కండరాల కుదుపులు (మయోక్లోనస్)',
  'ఒక కండరం లేదా కొన్ని కండరాల్లో ఉన్నట్టుండి వచ్చే చిన్న కుదుపులు. కొన్ని మామూలే, మరికొన్నిటిని డాక్టర్ పరీక్షించాలి.',
  'సరిగ్గా నిద్ర పడుతున్నప్పుడు ఉన్నట్టుండి వచ్చే కుదుపు చాలామందికి తెలుసు. అది మామూలుగా ఉండే ఒక రకం మయోక్లోనస్. ఎక్కిళ్లు మరో రకం. మయోక్లోనస్ పగటి పూట వచ్చినా, మళ్లీ మళ్లీ వచ్చినా, పనులకు అడ్డుపడినా దానికి ఏదైనా జబ్బు కారణం కావచ్చు.

మూర్ఛ, కిడ్నీ లేదా కాలేయ సమస్యలు, కొన్ని మందులు, గతంలో ఆక్సిజన్ అందకపోవడం, మెదడు లేదా వెన్నుపాముకు వచ్చే కొన్ని జబ్బులు దీనికి కారణాలు. చికిత్స కారణాన్ని బట్టి ఉంటుంది.',
  array[
    'చెయ్యి, కాలు లేదా ఒళ్లంతా షాక్ కొట్టినట్టు ఉన్నట్టుండి కుదుపులు',
    'శబ్దం, తాకడం లేదా కదలికతో వచ్చే కుదుపులు',
    'ఉదయం పూట వస్తువులు జారవిడవడం లేదా తాగేవి ఒలికిపోవడం',
    'ఉన్నట్టుండి కండరాలు పట్టు కోల్పోయి చేతులు ఊగడం లేదా కాళ్లు మడతపడటం',
    'నిద్ర పట్టేటప్పుడు కుదుపులు, ఇవి సాధారణంగా మామూలే'],
  array[
    'రక్త పరీక్షలు, మెదడు తరంగాలను నమోదు చేసే పరీక్ష (ఈఈజీ), కొన్నిసార్లు స్కాన్',
    'కారణానికి చికిత్స, లేదా కారణమై ఉండగల మందులను సరిచూడటం',
    'కుదుపులను తగ్గించే మందులు',
    'సురక్షితంగా తినడం, తాగడం, నడవడం కోసం ఆక్యుపేషనల్ థెరపీ',
    'తగినంత నిద్ర, మద్యం తగ్గించడం'],
  null, array['కుదుపులు', 'అదరడం', 'ఉన్నట్టుండి కదలికలు']),
('narcolepsy', 'పగలు ఆపుకోలేని నిద్ర (నార్కోలెప్సీ)',
  'నిద్రను, మెలకువను మెదడు మామూలుగా అదుపు చేయలేని దీర్ఘకాలిక సమస్య. చికిత్స, ముందుగా అనుకుని తీసే కునుకులు పగటిని సులువు చేయగలవు.',
  'నార్కోలెప్సీ ఉంటే రాత్రి తగినంత నిద్రపోయినా పగలు బాగా నిద్ర వస్తుంది. కొందరికి కాటాప్లెక్సీ కూడా ఉంటుంది: నవ్వినా, మరేదైనా బలమైన భావన కలిగినా మోకాళ్లు మడతపడటం వంటి బలహీనత ఉన్నట్టుండి వస్తుంది. నిద్ర పట్టేటప్పుడు లేదా మెలకువ వచ్చేటప్పుడు కలలు రావచ్చు.

ఇది తరచుగా కౌమారంలో లేదా ఇరవైల వయసులో మొదలవుతుంది. కొన్నిసార్లు సోమరితనం అని పొరబడతారు. ఇది కావాలని చేసేది కాదు, బలహీనత కూడా కాదు. మెదడులో మనల్ని మెలకువగా ఉంచడానికి తోడ్పడే హైపోక్రెటిన్ అనే రసాయనం తక్కువగా ఉండటంతో దీనికి సాధారణంగా సంబంధం ఉంది.',
  array[
    'పగలు బాగా నిద్ర రావడం, అనుకోకుండా కాసేపు కునుకు పట్టడం',
    'నవ్వినా, ఆశ్చర్యపోయినా, కోపం వచ్చినా ఉన్నట్టుండి కండరాలు బలహీనపడటం',
    'మెలకువ వచ్చేటప్పుడు లేదా నిద్ర పట్టేటప్పుడు కొద్దిసేపు కదలలేకపోవడం',
    'నిద్ర పట్టే, మెలకువ వచ్చే సమయంలో కలల్లా స్పష్టంగా దృశ్యాలు కనిపించడం',
    'రాత్రి మధ్య మధ్యలో నిద్ర చెడటం',
    'మనసు నిలవకపోవడం, జ్ఞాపకశక్తి తగ్గడం'],
  array[
    'నిర్ధారించడానికి రాత్రి, పగలు చేసే నిద్ర పరీక్షలు',
    'ముందుగా అనుకుని తీసే చిన్న కునుకులు, క్రమం తప్పని నిద్ర వేళలు',
    'మెలకువగా ఉండటానికి తోడ్పడే లేదా కాటాప్లెక్సీని తగ్గించే మందులు',
    'చదువు లేదా పని చోట అర్థం చేసుకోవడం, తగిన మార్పులు',
    'డ్రైవింగ్, ఈత, వంట, ఎత్తుల విషయంలో భద్రత గురించి సలహా',
    'మానసిక తోడ్పాటు, నార్కోలెప్సీ ఉన్న ఇతరులతో పరిచయం'],
  null, array['నార్కోలెప్సీ', 'ఆపుకోలేని నిద్ర', 'కాటాప్లెక్సీ', 'పగటి నిద్ర']),
('rem-sleep-behaviour-disorder', 'కలల్లో చేసేవి నిజంగా చేయడం (ఆర్‌బీడీ)',
  'కలలు వచ్చే నిద్రలో శరీరం వదులుగా ఉండకపోవడం వల్ల, కలల్లో చేసేవాటిని అరుస్తూ, గుద్దుతూ, తన్నుతూ నిజంగానే చేస్తారు.',
  'కలలు వచ్చే నిద్ర (ఆర్‌ఈఎం)లో సాధారణంగా ఎక్కువ కండరాలు పనిచేయకుండా ఆగి ఉంటాయి. ఆర్‌ఈఎం స్లీప్ బిహేవియర్ డిజార్డర్ (ఆర్‌బీడీ)లో ఇలా జరగదు. అందుకే స్పష్టమైన కలలు వస్తున్నప్పుడు రోగి మాట్లాడవచ్చు, అరవవచ్చు, తన్నవచ్చు లేదా మంచం మీద నుంచి పడిపోవచ్చు. ఇది 50 ఏళ్లు దాటిన మగవారిలో ఎక్కువగా కనిపిస్తుంది, కానీ ఎవరికైనా రావచ్చు.

ఆర్‌బీడీ దానంతట అదే రావచ్చు, కొన్ని మందుల వల్ల లేదా నార్కోలెప్సీతో కలిసి రావచ్చు. పెద్ద వయసువారు కొందరిలో ఇది పార్కిన్సన్స్ వ్యాధి లేదా దానికి సంబంధించిన జబ్బుకు ముందు వస్తుంది, కొన్నిసార్లు చాలా ఏళ్ల ముందే. అందుకే అంతా బాగున్నా, ఆర్‌బీడీ ఉన్నవారిని డాక్టర్లు అప్పుడప్పుడు చూడాలనుకుంటారు.',
  array[
    'నిద్రలో అరవడం, మాట్లాడటం లేదా నవ్వడం',
    'గుద్దడం, తన్నడం లేదా మంచం మీద నుంచి దూకడం',
    'స్పష్టమైన కలలు, తరచుగా ఎవరో తరుముతున్నట్టు లేదా దాడి చేస్తున్నట్టు',
    'నిద్రపోతున్నవారికి లేదా పక్కనున్నవారికి దెబ్బలు తగలడం',
    'వెంటనే మెలకువ రావడం, కల గుర్తుండటం',
    'రాత్రి రెండో సగంలో ఎక్కువగా రావడం'],
  array[
    'నిర్ధారించడానికి వీడియోతో నిద్ర పరీక్ష (స్లీప్ స్టడీ)',
    'పడకగదిని సురక్షితంగా ఉంచడం: ఎత్తు తక్కువ మంచం, అంచులకు మెత్తలు, దగ్గరలో పదునైన వస్తువులు లేకుండా చూడటం',
    'పక్కనున్నవారికి ప్రమాదం ఉంటే కొంతకాలం వేరు మంచాలు',
    'దీన్ని తెచ్చే మందులను, మద్యాన్ని సరిచూడటం',
    'స్లీప్ ఆప్నియా కూడా ఉంటే దానికి చికిత్స',
    'అవసరమైనప్పుడు దీన్ని తగ్గించే మందులు',
    'క్రమం తప్పకుండా న్యూరాలజిస్ట్‌కు చూపించుకోవడం'],
  null, array['కలలు', 'కలలో చేసేవి నిజంగా చేయడం', 'ఆర్‌బీడీ', 'పార్కిన్సన్స్']),
('sleepwalking-and-night-terrors', 'నిద్రలో నడవడం, రాత్రి ఉలికిపడి అరవడం',
  'గాఢ నిద్రలో నడవడం, అరవడం లేదా అయోమయంగా ప్రవర్తించడం. పిల్లల్లో ఇది మామూలే, చాలామందిలో పెద్దయ్యాక పోతుంది.',
  'మెదడులో ఒక భాగం గాఢ నిద్ర నుంచి మేల్కొని, మిగతా భాగం నిద్రలోనే ఉన్నప్పుడు ఇవి జరుగుతాయి. బిడ్డ లేచి కూర్చుని, అరిచి, భయపడినట్టు కనిపించవచ్చు, లేదా లేచి అటూ ఇటూ నడవవచ్చు. పిలిస్తే పలకకపోవచ్చు, మరుసటి రోజు సాధారణంగా ఏమీ గుర్తుండదు.

ఇవి చాలాసార్లు కుటుంబాల్లో వస్తాయి. నిద్ర చాలకపోయినా, జ్వరం, ఒత్తిడి ఉన్నా, మూత్రాశయం నిండి ఉన్నా వచ్చే అవకాశం ఎక్కువ. చూస్తే భయం వేస్తుంది, కానీ చుట్టుపక్కల సురక్షితంగా ఉంటే సాధారణంగా హాని చేయవు. పెద్దవారికి కొత్తగా మొదలైతే డాక్టర్‌ను కలవాలి.',
  array[
    'నిద్రలో లేచి కూర్చోవడం లేదా నడవడం',
    'రాత్రి మొదటి భాగంలో అరవడం, చెమటలు, వేగంగా ఊపిరి తీయడం',
    'కళ్లు తెరిచి ఉన్నా, మాట్లాడితే సరిగా సమాధానం చెప్పకపోవడం',
    'లేపితే అయోమయంగా ఉండటం',
    'ఉదయం ఏమీ గుర్తుండకపోవడం లేదా కొద్దిగా మాత్రమే గుర్తుండటం',
    'కొన్ని నిమిషాలు ఉండి, వాటంతట అవే తగ్గిపోవడం'],
  array[
    'కంగారు పడకుండా, వారిని మెల్లగా మంచం దగ్గరికి తీసుకెళ్లడం',
    'ఉన్నట్టుండి లేదా బలవంతంగా లేపకపోవడం',
    'బయటి తలుపులు, కిటికీలకు తాళం వేయడం, మెట్లు సురక్షితంగా ఉంచడం',
    'క్రమం తప్పని వేళల్లో తగినంత నిద్ర',
    'చెబితే, కొన్ని వారాల పాటు, సాధారణంగా వచ్చే సమయానికి ముందు బిడ్డను కొద్దిసేపు లేపడం',
    'తరచుగా వచ్చినా, కొట్టడం, తన్నడం ఉన్నా, పెద్దయ్యాక మొదలైనా డాక్టర్‌ను కలవడం'],
  null, array['నిద్రలో నడవడం', 'రాత్రి భయాలు', 'పిల్లలు', 'పారాసోమ్నియా']),
('delayed-sleep-phase', 'ఆలస్యంగా నిద్ర పట్టడం',
  'శరీర గడియారం ఆలస్యంగా నడుస్తుంది. అందుకే అర్ధరాత్రి దాటాక నిద్ర పడుతుంది, ఉదయం లేవడం కష్టమవుతుంది.',
  'మనకు ఎప్పుడు నిద్ర వస్తుందో, ఎప్పుడు చురుగ్గా ఉంటామో నిర్ణయించే గడియారం ప్రతి ఒక్కరి లోపల ఉంటుంది. ఈ సమస్యలో ఆ గడియారం కొన్ని గంటలు ఆలస్యంగా నడుస్తుంది. ఇష్టం వచ్చిన వేళలో పడుకోనిస్తే వారు బాగా, తగినంతసేపు నిద్రపోతారు. కానీ స్కూల్, కాలేజీ లేదా పని వారికి మరీ త్వరగా మొదలవుతాయి.

ఇది కౌమారంలో ఉన్నవారిలో, యువతలో ఎక్కువ. రాత్రి ఆలస్యంగా వెలుతురు ఎక్కువ ఉన్న స్క్రీన్లు చూస్తే గడియారం ఇంకా ఆలస్యం కావచ్చు. ఇది సోమరితనం కాదు. ఓపిక పడితే గడియారాన్ని తరచుగా కొద్దికొద్దిగా ముందుకు తేవచ్చు.',
  array[
    'రాత్రి బాగా ఆలస్యమయ్యే వరకు నిద్ర రాకపోవడం',
    'స్కూల్ లేదా పని కోసం లేవడం చాలా కష్టం కావడం',
    'సెలవు రోజుల్లో ఆలస్యంగా లేవడం',
    'ఉదయం నిద్ర రావడం, మనసు నిలవకపోవడం',
    'సాయంత్రం పూట అన్నిటికన్నా చురుగ్గా ఉండటం',
    'దిగులు, లేదా లేవడం గురించి గొడవలు'],
  array[
    'నిద్ర తీరు తెలుసుకోవడానికి రెండు వారాల నిద్ర డైరీ',
    'లేచిన వెంటనే ఎక్కువ వెలుతురు, వీలైతే పగటి వెలుతురు',
    'పడుకునే ముందు ఒకటి రెండు గంటలు తక్కువ వెలుతురు, స్క్రీన్లు లేకుండా ఉండటం',
    'ఒకే సమయానికి లేవడం, ఆ సమయాన్ని కొద్దికొద్దిగా ముందుకు జరపడం',
    'సాయంత్రం పూట కునుకు తీయకపోవడం',
    'కొందరికి సరైన వేళకు మెలటోనిన్, డాక్టర్ సలహాతో మాత్రమే',
    'ఆలస్యంగా మొదలుపెట్టడం గురించి స్కూల్‌తో లేదా యజమానితో మాట్లాడటం'],
  null, array['శరీర గడియారం', 'కౌమారం', 'ఆలస్యంగా నిద్ర', 'నిద్ర వేళలు']),
('shift-work-sleep-disorder', 'షిఫ్టు పని వల్ల నిద్ర సమస్య',
  'రాత్రి పని లేదా మారే షిఫ్టులు శరీర గడియారాన్ని తారుమారు చేస్తాయి. అందుకే పగలు నిద్ర పట్టడం, పనిలో మెలకువగా ఉండటం కష్టమవుతుంది.',
  'శరీర గడియారం పగటి వెలుతురును బట్టి నడుస్తుంది. రాత్రి పూట పనిచేసేవారు, చాలా త్వరగా పని మొదలుపెట్టేవారు, షిఫ్టులు మారేవారు తరచుగా గడియారం లేవమన్నప్పుడు పడుకోవాలి, పడుకోమన్నప్పుడు పనిచేయాలి. కొందరు బాగా అలవాటు పడతారు; మరికొందరికి నిద్ర చాలక ఒంట్లో బాగుండదు.

ఎక్కువ కాలం నిద్ర చాలకపోతే మనోభావాలు, గుండె, రోడ్డు మీద భద్రత దెబ్బతింటాయి. రాత్రి షిఫ్టు తర్వాత మీరే వాహనం నడిపి ఇంటికి వెళ్లాలంటే ముందుగానే ఏర్పాటు చేసుకోండి: నడిపే ముందు కాసేపు కునుకు తీయడం, మరొకరితో కలిసి వెళ్లడం, బస్సు లేదా రైలులో వెళ్లడం ప్రాణాలు కాపాడవచ్చు.',
  array[
    'షిఫ్టు తర్వాత నిద్ర పట్టడం కష్టం కావడం',
    'పనిలో లేదా ఇంటికి వెళ్లేటప్పుడు నిద్ర రావడం',
    'తప్పులు చేయడం లేదా మనసు పక్కదారి పట్టడం',
    'అజీర్ణం లేదా ఆకలిలో మార్పులు',
    'చిరాకు లేదా దిగులు',
    'సెలవు రోజుల్లో కూడా అలసటగా ఉండటం'],
  array[
    'చీకటిగా, చల్లగా, ప్రశాంతంగా ఉండే పడకగది; మందపాటి కర్టెన్లు, కళ్లకు మాస్క్, చెవులకు ఇయర్ ప్లగ్స్ ఉపయోగపడతాయి',
    'రాత్రి షిఫ్టుకు ముందు కాసేపు కునుకు, వీలుంటే షిఫ్టు మధ్యలో విరామం',
    'పనిలో ఎక్కువ వెలుతురు, ఇంటికి వెళ్లేటప్పుడు నల్ల కళ్లజోడు',
    'టీ, కాఫీ షిఫ్టు మొదట్లో తాగడం, చివర్లో తాగకపోవడం',
    'కాసేపు నిశ్శబ్దంగా ఉండమని ఇంట్లోవారిని అడగడం, ఫోన్ సైలెంట్‌లో పెట్టడం',
    'క్రమం తప్పని లేదా ముందుకు జరిగే షిఫ్టుల గురించి యజమానితో మాట్లాడటం',
    'పెద్దగా గురక పెట్టినా, ఇంకా బాగా నిద్ర వస్తున్నా డాక్టర్‌ను కలవడం'],
  null, array['రాత్రి షిఫ్టు', 'శరీర గడియారం', 'నిద్ర రావడం', 'పని']),
('periodic-limb-movements-in-sleep', 'నిద్రలో కాళ్లు పదేపదే కదలడం',
  'నిద్రలో కాళ్లు పదేపదే కొద్దిగా తన్నడం లేదా కుదుపులు. చాలామందికి ఇది తెలియదు, చికిత్స అవసరం ఉండదు.',
  'ఈ సమస్యలో రాత్రి కొన్ని సమయాల్లో కాలి వేళ్లు, పాదాలు లేదా కాళ్లు దాదాపు ప్రతి అర నిమిషానికి ఒకసారి కదులుతాయి. తరచుగా పక్కన పడుకున్నవారే దీన్ని గమనిస్తారు. ఈ కదలికలు చాలామందికి ఉంటాయి, ముఖ్యంగా పెద్ద వయసువారికి, కాళ్లు స్థిమితంగా లేనివారికి. ఇవి మాత్రమే ఉంటే సాధారణంగా హాని చేయవు.

వీటి వల్ల మీకు తరచుగా మెలకువ వస్తున్నా, పగలు అలసటగా ఉండి వేరే కారణం దొరకకపోయినా పట్టించుకోవాల్సి రావచ్చు. ఐరన్ తక్కువగా ఉండటం, కొన్ని మందులు, స్లీప్ ఆప్నియా వీటితో కలిసి ఉండవచ్చు.',
  array[
    'నిద్రలో పాదాలు లేదా కాళ్లు పదేపదే తన్నడం లేదా కుదుపులు',
    'ఉదయం దుప్పట్లు చెదిరి ఉండటం',
    'పక్కన పడుకున్నవారికి నిద్ర చెడటం లేదా తన్నులు తగలడం',
    'నిద్ర గాఢంగా లేకపోవడం లేదా మధ్య మధ్యలో చెడటం',
    'కొందరిలో పగటి పూట అలసట'],
  array[
    'సరిగా నిర్ధారణ కాకపోతే, లేదా స్లీప్ ఆప్నియా ఉండే అవకాశం ఉంటే నిద్ర పరీక్ష (స్లీప్ స్టడీ)',
    'శరీరంలో ఐరన్ నిల్వల కోసం రక్త పరీక్ష',
    'కదలికలను ఎక్కువ చేయగల మందులను సరిచూడటం',
    'కాళ్లు స్థిమితంగా లేకపోవడం లేదా స్లీప్ ఆప్నియా ఉంటే దానికి చికిత్స',
    'సాయంత్రం పూట కెఫీన్, మద్యం తగ్గించడం',
    'కదలికల వల్ల నిద్ర స్పష్టంగా చెడుతుంటే మాత్రమే మందులు'],
  null, array['కాళ్ల కుదుపులు', 'నిద్ర', 'తన్నడం', 'కాళ్లు స్థిమితంగా లేకపోవడం']),
('sleep-paralysis', 'నిద్రలో కదలలేకపోవడం (స్లీప్ పెరాలిసిస్)',
  'నిద్ర పట్టేటప్పుడు లేదా మెలకువ వచ్చేటప్పుడు, మెలకువగా ఉండి కూడా కొద్దిసేపు కదలలేక, మాట్లాడలేకపోవడం. భయం వేస్తుంది, కానీ హాని చేయదు.',
  'కలలో చేసేవి నిజంగా చేయకుండా ఉండటానికి, కలలు వచ్చే నిద్రలో శరీరం కదలకుండా ఉంటుంది. స్లీప్ పెరాలిసిస్‌లో శరీరం కన్నా ఒక క్షణం ముందు మనసు మేల్కొంటుంది. మీరు కొన్ని సెకన్లు లేదా కొన్ని నిమిషాలు కదలలేకపోవచ్చు. గదిలో ఎవరో ఉన్నట్టు, ఛాతీ మీద బరువు పెట్టినట్టు అనిపించవచ్చు.

చాలామందికి జీవితంలో ఒకటి రెండు సార్లు ఇలా జరుగుతుంది. ఇది దెయ్యాలకు, చెడు శక్తులకు గుర్తు కాదు, మతి తప్పడం కూడా కాదు. దానంతట అదే తగ్గిపోతుంది. నిద్ర చాలనప్పుడు, ఒత్తిడి ఉన్నప్పుడు, వెల్లకిలా పడుకున్నప్పుడు వచ్చే అవకాశం ఎక్కువ.',
  array[
    'మెలకువ వచ్చేటప్పుడు లేదా నిద్ర పట్టేటప్పుడు కదలలేక, మాట్లాడలేకపోవడం',
    'ఛాతీ మీద నొక్కినట్టు అనిపించడం',
    'లేనివి కనిపించడం, వినిపించడం లేదా ఉన్నట్టు అనిపించడం',
    'అది జరుగుతున్నప్పుడు భయం',
    'సెకన్లు లేదా నిమిషాల్లో పూర్తిగా మామూలు కావడం'],
  array[
    'ఇది హాని చేయదని, తగ్గిపోతుందని తెలుసుకోవడం',
    'క్రమం తప్పని వేళల్లో తగినంత నిద్ర',
    'వెల్లకిలా పడుకున్నప్పుడు వస్తుంటే పక్కకు తిరిగి పడుకోవడం',
    'నెమ్మదిగా ఊపిరి తీసుకుంటూ, ఒక చేతి వేలు లేదా కాలి వేలు కదిలించడానికి ప్రయత్నించడం',
    'ఒత్తిడి తగ్గించుకోవడం, సాయంత్రం పూట మద్యం, కెఫీన్ తగ్గించడం',
    'తరచుగా వస్తున్నా, పగలు కూడా బాగా నిద్ర వస్తున్నా డాక్టర్‌ను కలవడం'],
  null, array['స్లీప్ పెరాలిసిస్', 'కలలు', 'మెలకువ', 'భయం']),
('teeth-grinding-in-sleep', 'నిద్రలో పళ్లు కొరకడం',
  'నిద్రలో పళ్లు బిగించడం లేదా కొరకడం. దీనివల్ల పళ్లు అరిగిపోవచ్చు, దవడ నొప్పి రావచ్చు.',
  'నిద్రలో పళ్లు కొరకడం (బ్రక్సిజం) పిల్లల్లోనూ పెద్దల్లోనూ చాలామందికి ఉంటుంది. ఒత్తిడి, కెఫీన్, మద్యం, పొగతాగడం, కొన్ని మందులు, స్లీప్ ఆప్నియాతో సహా నిద్ర చెడటంతో దీనికి తరచుగా సంబంధం ఉంటుంది. పక్కన పడుకున్నవారు లేదా పళ్ల డాక్టర్ చెబితేనే చాలామందికి తెలుస్తుంది.',
  array[
    'రాత్రి పళ్లు కొరికే శబ్దాలు',
    'లేవగానే దవడ అలసటగా లేదా నొప్పిగా ఉండటం',
    'ఉదయం కణతల దగ్గర మొద్దుగా తలనొప్పి',
    'పళ్లు అరగడం, పగలడం లేదా జివ్వుమనడం',
    'దవడ కీలు టిక్కుమనడం లేదా బిగుసుకుపోవడం'],
  array[
    'పళ్ల పరీక్ష; మౌత్ గార్డ్ పళ్లను కాపాడగలదు',
    'సాయంత్రం మనసుకు విశ్రాంతి, ఒత్తిడిని తట్టుకోవడం',
    'కెఫీన్, మద్యం, పొగాకు తగ్గించడం',
    'ఫిజియోథెరపిస్ట్ లేదా పళ్ల డాక్టర్ నేర్పే, దవడను మెల్లగా సాగదీసే వ్యాయామాలు',
    'గురక లేదా పగటి నిద్ర ఉంటే నిద్ర పరీక్ష (స్లీప్ స్టడీ)'],
  null, array['బ్రక్సిజం', 'దవడ నొప్పి', 'పళ్లు', 'తలనొప్పి']),
('cluster-headache', 'క్లస్టర్ తలనొప్పి',
  'ఒక కంటి చుట్టూ చాలా తీవ్రమైన నొప్పి, కొంతకాలం పాటు విడతలుగా వస్తుంది. డాక్టర్ సాయం అవసరం, దీనికి చికిత్సలు ఉన్నాయి.',
  'క్లస్టర్ తలనొప్పి అరుదు, కానీ చాలా నొప్పిగా ఉంటుంది. ఒకసారి వస్తే పావుగంట నుంచి మూడు గంటల వరకు ఉంటుంది. కొన్ని వారాలు లేదా నెలల పాటు తరచుగా రోజూ పగలో, రాత్రో ఒకే సమయానికి వస్తుంది. తర్వాత చాలా కాలం అసలు రాకపోవచ్చు.

మైగ్రేన్‌లా కాకుండా, నొప్పి వచ్చినప్పుడు రోగి తరచుగా స్థిమితంగా ఉండలేక అటూ ఇటూ తిరుగుతుంటారు. నొప్పి ఉన్న వైపు కంటి నుంచి, ముక్కు నుంచి నీరు కారవచ్చు. మామూలు నొప్పి మాత్రలు పనిచేయడానికి మరీ ఆలస్యమవుతుంది, అందుకే దయచేసి న్యూరాలజిస్ట్‌ను కలవండి.',
  array[
    'ఒక కంటి చుట్టూ లేదా ఒక కణత దగ్గర తీవ్రమైన, పొడిచినట్టు నొప్పి',
    'అదే వైపు కన్ను ఎర్రబడటం లేదా నీరు కారడం',
    'అదే వైపు ముక్కు మూసుకుపోవడం లేదా కారడం',
    'కనురెప్ప వాలిపోవడం లేదా కంటిపాప చిన్నదవడం',
    'నొప్పి వచ్చినప్పుడు స్థిమితంగా ఉండలేకపోవడం',
    'ఒకే సమయానికి రావడం, తరచుగా రాత్రి మెలకువ రావడం'],
  array[
    'డాక్టర్ రాసినప్పుడు, నొప్పి మొదలవగానే మాస్క్ ద్వారా ఆక్సిజన్ పీల్చడం',
    'తగినవారికి, ఇంజెక్షన్ లేదా ముక్కులో కొట్టే స్ప్రే ద్వారా త్వరగా పనిచేసే మైగ్రేన్ మందులు',
    'నొప్పి విడత మొదట్లో దాన్ని తగ్గించడానికి కొద్దికాలం చికిత్స',
    'నొప్పి విడతలో రాకుండా చూసే మందు, డాక్టర్ పరీక్షలతో',
    'నొప్పి విడతలో మద్యం మానడం',
    'పొగతాగడం ఆపడం',
    'నొప్పి భరించలేనంతగా ఉండవచ్చు కాబట్టి మానసిక తోడ్పాటు'],
  null, array['తలనొప్పి', 'ఒక వైపు నొప్పి', 'కన్ను', 'విడతలుగా నొప్పి']),
('medication-overuse-headache', 'నొప్పి మాత్రలు ఎక్కువై వచ్చే తలనొప్పి',
  'తలనొప్పికి ప్రతి నెలా చాలా రోజులు నొప్పి మాత్రలు వేసుకుంటే, వాటి వల్లే తలనొప్పి కొనసాగవచ్చు. సాయంతో తగ్గిస్తే సాధారణంగా మెరుగవుతుంది.',
  'మైగ్రేన్ లేదా టెన్షన్ తలనొప్పి ఉన్నవారికి కొన్నిసార్లు మాత్రలు అంతకంతకూ ఎక్కువసార్లు అవసరమవుతాయి. కొంతకాలానికి మాత్రలు సరిగా పనిచేయవు, తలనొప్పి దాదాపు ప్రతిరోజూ వస్తుంది. ఇదే నొప్పి మాత్రలు ఎక్కువై వచ్చే తలనొప్పి. డాక్టర్ చీటీ లేకుండా కొన్న మామూలు నొప్పి మాత్రలతో కూడా ఇలా జరగవచ్చు.

ఇది ఎవరి తప్పూ కాదు. ఆపిన తర్వాత కొన్ని రోజులు తలనొప్పి ఎక్కువ కావచ్చు, తర్వాత కొన్ని వారాల్లో తగ్గుతుంది. కొన్ని మందులను మెల్లగా తగ్గించాలి, అందుకే దయచేసి మీ డాక్టర్‌తో కలిసి ప్రణాళిక వేసుకోండి.',
  array[
    'ఎక్కువ రోజులు తలనొప్పి, తరచుగా లేవగానే',
    'నెలలో పది నుంచి పదిహేను రోజులు లేదా అంతకన్నా ఎక్కువ నొప్పి మాత్రలు అవసరం కావడం',
    'కొద్దిసేపు తగ్గి, మళ్లీ తలనొప్పి రావడం',
    'మెడ నొప్పి, స్థిమితం లేకపోవడం లేదా నిద్ర సరిగా లేకపోవడం',
    'మనసు నిలపడం కష్టం కావడం'],
  array[
    'తలనొప్పులు, వేసుకున్న అన్ని మాత్రలు రాసే డైరీ',
    'ఎక్కువగా వాడిన మందును డాక్టర్ ప్రణాళికతో ఆపడం లేదా మెల్లగా తగ్గించడం',
    'మొదటి వారాల్లో తోడ్పడే ఇతర చికిత్స',
    'అసలు తలనొప్పి రాకుండా చూసే చికిత్స మొదలుపెట్టడం',
    'తర్వాత నొప్పి మాత్రలు వాడే రోజులకు పరిమితి',
    'క్రమం తప్పని నిద్ర, భోజనం, నీళ్లు, వ్యాయామం',
    'మళ్లీ రావచ్చు కాబట్టి మరోసారి చూపించుకోవడం'],
  null, array['తలనొప్పి', 'నొప్పి మాత్రలు', 'తిరగబెట్టడం', 'రోజూ తలనొప్పి']),
('trigeminal-neuralgia', 'ముఖంలో కరెంట్ షాక్ లాంటి నొప్పి (ట్రైజెమినల్ న్యూరాల్జియా)',
  'మెల్లగా తాకినా, నమిలినా, పళ్లు తోముకున్నా, ముఖంలో కరెంట్ షాక్ కొట్టినట్టు ఉన్నట్టుండి వచ్చే పదునైన నొప్పి.',
  'ట్రైజెమినల్ నరం ముఖంలోని స్పర్శను మెదడుకు చేరవేస్తుంది. ట్రైజెమినల్ న్యూరాల్జియాలో ఆ నరం చికాకు పడుతుంది. తరచుగా మెదడు దగ్గర ఒక రక్తనాళం దాన్ని నొక్కడం దీనికి కారణం. నొప్పి సెకన్ల పాటే ఉంటుంది, కానీ రోజులో చాలాసార్లు రావచ్చు, సాధారణంగా ఒక వైపే వస్తుంది.

ఇది 50 ఏళ్ల తర్వాత ఎక్కువ. నొప్పి పళ్ల నుంచి వస్తున్నట్టు అనిపించవచ్చు కాబట్టి కొందరు ముందు పళ్ల డాక్టర్‌ను కలుస్తారు. కారణం చూడటానికి సాధారణంగా ఎంఆర్ఐ స్కాన్ తీస్తారు.',
  array[
    'చెంప, దవడ, పళ్లు లేదా పెదాల్లో ఉన్నట్టుండి కరెంట్ షాక్ లాంటి లేదా పొడిచినట్టు ఉండే నొప్పి',
    'ముఖం తాకినా, గాలి తగిలినా, తిన్నా, మాట్లాడినా వచ్చే నొప్పి',
    'కొన్ని సెకన్ల నుంచి రెండు నిమిషాల వరకు ఉండటం',
    'వారాలు లేదా నెలల పాటు నొప్పి లేకుండా ఉండటం',
    'తినాలన్నా, ముఖం కడుక్కోవాలన్నా, గడ్డం గీసుకోవాలన్నా భయం'],
  array[
    'నరాల నొప్పిని తగ్గించే మందులు; మామూలు నొప్పి మాత్రలు అరుదుగా పనిచేస్తాయి',
    'చెప్పినట్టు రక్త పరీక్షలు, మందు మోతాదును మెల్లగా మార్చడం',
    'గోరువెచ్చని ఆహారం, పానీయాలు, సులువుగా ఉంటే స్ట్రా వాడటం',
    'చల్లని గాలి తగలకుండా ముఖానికి కండువా లేదా స్కార్ఫ్ కప్పుకోవడం',
    'మందులు సరిపోకపోతే నరానికి చేసే చికిత్సలు లేదా ఆపరేషన్',
    'నొప్పి ఎక్కువగా ఉన్న కాలంలో బరువు, మనోభావాల విషయంలో జాగ్రత్త',
    'పంటి సమస్య లేదని ఇంకా తేలకపోతే పళ్ల పరీక్ష'],
  null, array['ముఖం నొప్పి', 'కరెంట్ షాక్', 'నరం', 'ముఖం']),
('muscle-stiffness-after-stroke', 'స్ట్రోక్ తర్వాత కండరాలు బిగుసుకుపోవడం',
  'స్ట్రోక్ తర్వాత కొన్ని వారాల్లో లేదా నెలల్లో చెయ్యి లేదా కాలి కండరాలు గట్టిగా బిగుసుకుపోవడం. దీన్ని స్పాస్టిసిటీ అని కూడా అంటారు. థెరపీ, చికిత్స దీన్ని తగ్గించగలవు.',
  'స్ట్రోక్ తర్వాత, కండరాలను వదులు చేయమని మెదడు పంపే సందేశాలు అందకపోవచ్చు. మోచెయ్యి, మణికట్టు, వేళ్లు ముడుచుకోవచ్చు, లేదా పాదం లోపలికి తిరిగి కిందికి వంగవచ్చు. కండరాలు బిగుసుకోవడం నిలబడటానికి కొద్దిగా తోడ్పడవచ్చు, కానీ ఎక్కువసార్లు స్నానం, బట్టలు వేసుకోవడం, నడవడం కష్టమవుతాయి.

నొప్పి, ఇన్‌ఫెక్షన్, మలబద్ధకం, చలి లేదా సరిపోని స్ప్లింట్ దీన్ని ఎక్కువ చేయవచ్చు. త్వరగా మొదలుపెడితే చికిత్స సులువు. అందుకే మిగతా అంతా బాగా కోలుకుంటున్నా, దీని గురించి తప్పకుండా చెప్పండి.',
  array[
    'మోచెయ్యి వంగి, పిడికిలి మూసుకుని చెయ్యి బిగుసుకుపోవడం',
    'కాలు బిగుసుకుపోవడం లేదా పాదం లోపలికి తిరగడం',
    'నొప్పితో కండరాలు బిగుసుకోవడం లేదా పట్టేయడం',
    'అరచెయ్యి శుభ్రం చేసుకోవడం లేదా బట్టలు వేసుకోవడం కష్టం కావడం',
    'పాదాన్ని సాగదీసినప్పుడు కుదుపులుగా వణకడం',
    'బిగుసుకున్న చోట్ల చర్మం ఒరుసుకుపోవడం'],
  array[
    'ఫిజియోథెరపిస్ట్ నేర్పినట్టు రోజూ కండరాలు సాగదీయడం, శరీరాన్ని సరైన తీరులో ఉంచడం',
    'స్ప్లింట్లు లేదా బ్రేస్‌లు, ఎక్కడైనా నొక్కుతున్నాయేమో తరచుగా చూడటం',
    'ఉపయోగపడే కదలికలను కొద్దికొద్దిగా, తరచుగా సాధన చేయడం',
    'మరీ ఎక్కువగా పనిచేసే కొన్ని కండరాలకు బోటులినమ్ టాక్సిన్ ఇంజెక్షన్లు',
    'చాలా చోట్ల బిగుసుకుపోతే మాత్రలు, వాటి వల్ల వచ్చే మగతను కూడా చూసుకుని',
    'నొప్పి, ఇన్‌ఫెక్షన్ లేదా మలబద్ధకం వంటి, దీన్ని రేపేవాటికి చికిత్స',
    'సురక్షితంగా కదిలించే, సాయం చేసే పద్ధతులు కుటుంబ సభ్యులకు నేర్పడం'],
  null, array['స్పాస్టిసిటీ', 'స్ట్రోక్ తర్వాత కోలుకోవడం', 'కోలుకునే చికిత్స', 'బోటులినమ్ టాక్సిన్']),
('absence-seizures', 'పిల్లలు కాసేపు శూన్యంగా చూడటం (ఆబ్సెన్స్ సీజర్స్)',
  'పిల్లలు కొన్ని సెకన్ల పాటు శూన్యంగా అయిపోవడం. రోజులో చాలాసార్లు జరగవచ్చు, పగటి కలలు కంటున్నారని పొరబడవచ్చు.',
  'ఆబ్సెన్స్ సీజర్ వచ్చినప్పుడు బిడ్డ ఉన్నట్టుండి ఆగిపోయి, అలాగే చూస్తూ, పిలిచినా పలకకుండా ఉంటుంది. కొన్నిసార్లు కనురెప్పలు అదురుతాయి. కొన్ని సెకన్ల తర్వాత ఏమీ జరగనట్టే మళ్లీ తన పని కొనసాగిస్తుంది. తరచుగా ముందు ఉపాధ్యాయులు గమనిస్తారు, లేదా చదువు వెనకబడుతుంది. చాలామంది పిల్లల్లో పెద్దయ్యాక పోతుంది.',
  array[
    'మాట్లాడుతూ లేదా ఆడుకుంటూ ఉన్నట్టుండి ఆగిపోవడం',
    'కనురెప్పలు అదురుతూ శూన్యంగా చూడటం',
    'పిలిచినా, తాకినా పలకకపోవడం',
    'త్వరగా మామూలు కావడం, జరిగింది గుర్తుండకపోవడం',
    'ఒకే రోజులో చాలాసార్లు రావడం',
    'స్కూల్లో మార్కులు తగ్గడం'],
  array[
    'నిర్ధారించడానికి ఈఈజీ, తరచుగా గట్టిగా ఊపిరి తీయిస్తూ చేస్తారు',
    'రోజూ వేసుకునే మందు, సాధారణంగా కొన్నేళ్లు',
    'బిడ్డకు తోడ్పాటు అందేలా ఉపాధ్యాయులకు చెప్పడం',
    'ఈత, సైకిల్ తొక్కడం, ఎత్తుల విషయంలో జాగ్రత్త',
    'క్రమం తప్పకుండా చూపించుకోవడం'],
  null, array['పిల్లలు', 'అలాగే చూస్తూ ఉండటం', 'స్కూల్', 'మూర్ఛ']),
('vascular-dementia', 'రక్తనాళాల వల్ల వచ్చే డిమెన్షియా (వాస్కులర్)',
  'మెదడుకు రక్తం తక్కువగా అందడం వల్ల ఆలోచన, జ్ఞాపకశక్తిలో వచ్చే సమస్యలు. తరచుగా స్ట్రోక్‌ల తర్వాత, లేదా ఏళ్ల తరబడి హైబీపీ వల్ల వస్తాయి.',
  'చిన్న లేదా పెద్ద స్ట్రోక్‌లు, లేదా మెదడు లోపలి సన్నని రక్తనాళాలు ఇరుకు కావడం ఆలోచించడానికి వాడే దారులను దెబ్బతీయవచ్చు. మతిమరుపు కన్నా ఆలోచన నెమ్మదించడం, ప్రణాళిక వేసుకోవడం కష్టం కావడం, నడకలో మార్పులు ఎక్కువగా తెలియవచ్చు.

ఇది మెట్లు మెట్లుగా రావచ్చు: ఉన్నట్టుండి ఎక్కువై, మధ్యలో కొంతకాలం నిలకడగా ఉండవచ్చు. బీపీ, షుగర్, గుండె విషయంలో మంచి వైద్యం మరింత దెబ్బతినకుండా కాపాడటానికి తోడ్పడుతుంది.',
  array[
    'ఆలోచన నెమ్మదించడం, ప్రణాళిక వేసుకోవడం కష్టం కావడం',
    'మనసు నిలవకపోవడం',
    'మతిమరుపు, కొన్నిసార్లు మొదట్లో తక్కువగా',
    'తూలుతూ, చిన్న అడుగులతో నడవడం',
    'ఉన్నట్టుండి నవ్వడం లేదా ఏడవడం, లేదా దిగులు',
    'ఆగలేనంతగా మూత్రం రావడం',
    'మెట్లు మెట్లుగా ఎక్కువ కావడం, కొన్నిసార్లు స్ట్రోక్ తర్వాత'],
  array[
    'మెదడు స్కాన్, జ్ఞాపకశక్తి పరీక్షలు, రక్త పరీక్షలు',
    'బీపీ, షుగర్, కొలెస్ట్రాల్‌ను బాగా అదుపులో ఉంచుకోవడం',
    'డాక్టర్ చెప్పినప్పుడు స్ట్రోక్ రాకుండా చూసే మందులు',
    'పొగతాగకపోవడం, మద్యం అసలు వద్దు లేదా చాలా తక్కువ',
    'క్రమం తప్పని నడక, మనుషుల తోడు, మెదడుకు పని చెప్పే పనులు',
    'నడక కోసం, పడిపోకుండా ఉండటానికి ఫిజియోథెరపీ',
    'దిగులు, నిద్ర సమస్యలకు చికిత్స',
    'చూసుకునే కుటుంబ సభ్యులకు తోడ్పాటు, విశ్రాంతి'],
  null, array['డిమెన్షియా', 'స్ట్రోక్', 'రక్తనాళాలు', 'జ్ఞాపకశక్తి']),
('dementia-with-lewy-bodies', 'లూయీ బాడీ డిమెన్షియా',
  'చురుకుదనంలో హెచ్చుతగ్గులు, లేనివి కనిపించడం, పార్కిన్సన్స్ లాంటి కదలిక సమస్యలు ఉండే ఒక రకం డిమెన్షియా.',
  'లూయీ బాడీలు అంటే నరాల కణాల లోపల ప్రోటీన్ పేరుకున్న చాలా చిన్న ముద్దలు. ఇవి పార్కిన్సన్స్ వ్యాధిలో కూడా ఉంటాయి, ఈ రెండు జబ్బులకు దగ్గరి సంబంధం ఉంది. లూయీ బాడీ డిమెన్షియాలో ఆలోచన సమస్యలు, నెమ్మదించడం, బిగుసుకుపోవడం కన్నా ముందు లేదా దాదాపు అదే సమయంలో మొదలవుతాయి.

రోగి ఉదయం స్పష్టంగా ఉండి, మధ్యాహ్నానికి అయోమయంగా మారవచ్చు. కొందరికి అక్కడ లేని మనుషులు, పిల్లలు లేదా జంతువులు కనిపిస్తారు, తరచుగా భయం వేయదు. లేనివి కనిపించడానికి వాడే కొన్ని మందులు ఈ జబ్బు ఉన్నవారికి అసలు పడకపోవచ్చు, అందుకే ప్రతి డాక్టర్‌కు ఈ జబ్బు గురించి చెప్పండి.',
  array[
    'గంట గంటకు లేదా రోజు రోజుకు మారే చురుకుదనం',
    'అక్కడ లేని మనుషులు లేదా జంతువులు కనిపించడం',
    'నెమ్మదించడం, బిగుసుకుపోవడం లేదా కాళ్లు ఈడుస్తూ నడవడం',
    'కలలో చేసేవి నిజంగా చేయడం',
    'పడిపోవడం లేదా స్పృహ తప్పడం',
    'దూరం అంచనా వేయడం, ప్రణాళిక వేసుకోవడం కష్టం కావడం',
    'మనోభావాలు లేదా నిద్ర చెడటం'],
  array[
    'న్యూరాలజిస్ట్ పరీక్ష, మెదడు స్కాన్, రక్త పరీక్షలు',
    'ఆలోచన సమస్యలకు, లేనివి కనిపించడానికి కొందరికి ఉపయోగపడే మందులు',
    'పార్కిన్సన్స్ మందులను జాగ్రత్తగా వాడటం',
    'దీన్ని ఎక్కువ చేయగల మందులకు దూరంగా ఉండటం; జబ్బు పేరు రాసిన కార్డును వెంట ఉంచుకోండి',
    'ఇంట్లో మంచి వెలుతురు, నీడలు, డిజైన్లు తక్కువగా ఉండేలా చూడటం',
    'కనిపిస్తున్నవాటి గురించి వాదించకుండా, నెమ్మదిగా ధైర్యం చెప్పడం',
    'ఫిజియోథెరపీ, మింగడం గురించి సలహా, పడిపోకుండా జాగ్రత్తలు',
    'చూసుకునే కుటుంబ సభ్యులకు తోడ్పాటు'],
  null, array['డిమెన్షియా', 'లేనివి కనిపించడం', 'పార్కిన్సన్స్', 'హెచ్చుతగ్గులు']),
('frontotemporal-dementia', 'ఫ్రంటోటెంపోరల్ డిమెన్షియా',
  'ముందుగా ప్రవర్తన లేదా మాట మారే, అంతగా కనిపించని డిమెన్షియా. తరచుగా 45 నుంచి 65 ఏళ్ల మధ్య వస్తుంది.',
  'మెదడు ముందు, పక్క భాగాలు ప్రవర్తన, భావాలు, భాషను నడుపుతాయి. ఫ్రంటోటెంపోరల్ డిమెన్షియాలో ఈ భాగాలు దెబ్బతింటాయి, జ్ఞాపకశక్తి మాత్రం కొంతకాలం బాగానే ఉండవచ్చు. రోగి వేరే మనిషిలా కనిపించవచ్చు: ముఖం మీదే మాట్లాడటం, నిర్లక్ష్యం, ఎవరితోనూ కలవకపోవడం లేదా ఒకే దినచర్యను పట్టుకుని ఉండటం.

చిన్న వయసులోనే మొదలవుతుంది కాబట్టి దీన్ని తరచుగా డిప్రెషన్, ఒత్తిడి లేదా కుటుంబ సమస్య అనుకుంటారు. జబ్బు ఏమిటో స్పష్టంగా తెలిస్తే ఊరట కలుగుతుంది, కుటుంబ సభ్యులు తమను తాము గానీ, ఒకరినొకరు గానీ నిందించుకోవడం ఆగుతుంది.',
  array[
    'నలుగురిలో మర్యాద తెలియకపోవడం లేదా వింతగా ప్రవర్తించడం',
    'ఆసక్తి లేదా ఆప్యాయత లేకపోవడం',
    'చేసిందే మళ్లీ మళ్లీ చేయడం లేదా కొత్తగా తీపి ఎక్కువగా తినాలనిపించడం',
    'మాటలు దొరకకపోవడం లేదా అర్థం కాకపోవడం',
    'డబ్బు విషయంలో సరైన నిర్ణయాలు తీసుకోలేకపోవడం',
    'మార్పు తమకే అంతగా తెలియకపోవడం'],
  array[
    'దగ్గరివారు చెప్పే వివరాలు, జ్ఞాపకశక్తి, భాష పరీక్షలు, మెదడు స్కాన్',
    'స్పష్టమైన దినచర్య, సులువుగా ఎంచుకునేలా అడగడం, ప్రశాంతమైన వాతావరణం',
    'స్పీచ్ థెరపీ',
    'డబ్బును, డ్రైవింగ్ భద్రతను కాపాడుకోవడానికి తగిన ఏర్పాట్లు',
    'కొందరికి మనోభావాలకు లేదా ఉద్రేకానికి మందులు',
    'బంధువుల్లో చాలామందికి ఉంటే జెనెటిక్ కౌన్సెలింగ్',
    'కుటుంబానికి తోడ్పాటు, విశ్రాంతి'],
  null, array['డిమెన్షియా', 'ప్రవర్తన', 'భాష', 'చిన్న వయసు']),
('mild-cognitive-impairment', 'స్వల్ప మతిమరుపు (ఎంసీఐ)',
  'జ్ఞాపకశక్తి లేదా ఆలోచన వయసుకు ఉండాల్సిన దానికన్నా తగ్గుతుంది, కానీ రోజువారీ జీవితం దాదాపు మామూలుగానే సాగుతుంది. ఇది ప్రతిసారీ ముదరదు.',
  'పేరు గుర్తురాకపోవడం, తాళంచెవులు ఎక్కడో పెట్టి మర్చిపోవడం అందరికీ జరుగుతుంది. స్వల్ప మతిమరుపు (ఎంసీఐ)లో మార్పును రోగి గానీ, కుటుంబ సభ్యులు గానీ గమనిస్తారు, పరీక్షల్లోనూ తెలుస్తుంది. కానీ వారు ఇంకా సరుకులు తెచ్చుకోగలరు, వండుకోగలరు, తమ పనులు తాము చేసుకోగలరు.

కొందరికి తర్వాత డిమెన్షియా వస్తుంది, కొందరు అలాగే ఉంటారు, కొందరు మెరుగవుతారు. ముఖ్యంగా చికిత్స ఉన్న కారణం దొరికితే మెరుగవుతారు: నిద్ర సరిగా లేకపోవడం, స్లీప్ ఆప్నియా, దిగులు, థైరాయిడ్ సమస్య, విటమిన్ బీ12 లోపం, వినికిడి తగ్గడం లేదా మందుల దుష్ప్రభావాలు.',
  array[
    'అపాయింట్‌మెంట్లు లేదా ఈమధ్య మాట్లాడినవి మరింత తరచుగా మర్చిపోవడం',
    'మాట్లాడుతూ ఎక్కడ ఉన్నామో మర్చిపోవడం',
    'బిల్లులు చూడటానికి లేదా ప్రణాళిక వేసుకోవడానికి ఎక్కువ సమయం పట్టడం',
    'మాటలు దొరకకపోవడం',
    'మతిమరుపు గురించి ఆందోళన లేదా దిగులు'],
  array[
    'జ్ఞాపకశక్తి పరీక్ష, రక్త పరీక్షలు',
    'నిద్ర, మనోభావాలు, వినికిడి లేదా ఇతర జబ్బులకు చికిత్స',
    'వేగంగా నడవడం వంటి వ్యాయామం క్రమం తప్పకుండా చేయడం',
    'బీపీ, షుగర్, బరువు విషయంలో జాగ్రత్త',
    'మనుషుల తోడు, చదవడం, సంగీతం, కొత్త విషయాలు నేర్చుకోవడం',
    'రాసి పెట్టుకోవడం, క్యాలెండర్లు, తాళంచెవులకు, కళ్లజోడుకు ఒకే చోటు',
    'ఆరు నుంచి పన్నెండు నెలలకోసారి మరోసారి చూపించుకోవడం'],
  null, array['జ్ఞాపకశక్తి', 'వయసు పెరగడం', 'మతిమరుపు', 'నివారణ']),
('motor-neurone-disease', 'మోటార్ న్యూరాన్ వ్యాధి (ఎంఎన్‌డీ)',
  'కండరాలను కదిలించే నరాలు క్రమంగా పనిచేయడం మానేసే వ్యాధి. ఆదరణ గల వైద్య బృందం లక్షణాలను తగ్గించగలదు, కుటుంబానికి తోడుగా ఉండగలదు.',
  'మోటార్ న్యూరాన్ వ్యాధిని (ఎంఎన్‌డీ) ఏఎల్‌ఎస్ అని కూడా అంటారు. ఇది సాధారణంగా చెయ్యి, పాదం లేదా మాట బలహీనపడటంతో మొదలవుతుంది. నెలలు, ఏళ్లు గడిచేకొద్దీ వ్యాపిస్తుంది. స్పర్శ, చూపు, వినికిడి మామూలుగానే ఉంటాయి; కొందరిలో ఆలోచన దెబ్బతింటుంది.

ప్రస్తుతం దీన్ని పూర్తిగా నయం చేసే చికిత్స లేదు. చికిత్స దీన్ని కొద్దిగా నెమ్మదింపజేయగలదు. శ్వాస, ఆహారం, మాట, హాయిగా ఉండటం విషయంలో సాయం నిజంగా బాగా తోడ్పడుతుంది. ప్రశ్నలు అడగడం, మరో డాక్టర్ అభిప్రాయం తీసుకోవడం, నిర్ణయాలకు సమయం తీసుకోవడం సరైనదే.',
  array[
    'చేతి పట్టు తగ్గడం, తడబడటం లేదా పాదం వేలాడటం',
    'మాట ముద్దగా రావడం',
    'కండరాలు అదరడం, పట్టేయడం',
    'కండరాలు సన్నబడటం',
    'మింగడం కష్టం కావడం లేదా గొంతులో అడ్డుపడటం',
    'ఆయాసం, లేదా నిద్ర సరిగా లేక ఉదయం తలనొప్పి',
    'నవ్వును లేదా ఏడుపును ఆపుకోవడం కష్టం కావడం'],
  array[
    'సరిగా నిర్ధారించడానికి నరాల, కండరాల పరీక్షలు, స్కాన్లు, రక్త పరీక్షలు',
    'జబ్బును కొంత మేర నెమ్మదింపజేయగల మందు',
    'రాత్రి శ్వాసకు సాయం',
    'ఆహారం గురించి సలహా, మింగడం ప్రమాదకరమైనప్పుడు ఆహారం అందించే గొట్టం',
    'అక్షరాల బోర్డు నుంచి ట్యాబ్లెట్ కంప్యూటర్ వరకు, మాటకు తోడ్పడే సాధనాలు',
    'కండరాలు పట్టేయడం, బిగుసుకుపోవడం, లాలాజలం, నొప్పికి చికిత్స',
    'హాయిగా, బాగా జీవించడానికి ముందుగానే పాలియేటివ్ కేర్',
    'సంరక్షణ గురించి కోరికలు మాట్లాడుకోవడం, చూసుకునే కుటుంబ సభ్యులకు తోడ్పాటు'],
  null, array['ఎంఎన్‌డీ', 'ఏఎల్‌ఎస్', 'బలహీనత', 'మింగడం']),
('multiple-sclerosis', 'మల్టిపుల్ స్క్లెరోసిస్ (ఎంఎస్)',
  'రోగనిరోధక వ్యవస్థ మెదడు, వెన్నుపాములోని నరాల పొరను దెబ్బతీస్తుంది. ఇప్పటి చికిత్సలతో చాలామందికి జబ్బు తిరగబెట్టడం తగ్గుతుంది.',
  'నరాలకు మైలిన్ అనే పొర ఉంటుంది. సందేశాలు వేగంగా వెళ్లడానికి అది తోడ్పడుతుంది. మల్టిపుల్ స్క్లెరోసిస్ (ఎంఎస్)లో ఈ పొర అక్కడక్కడా వాస్తుంది. అది ఎక్కడ అనే దాన్ని బట్టి లక్షణాలు ఉంటాయి: కళ్లు, బ్యాలెన్స్, స్పర్శ, బలం లేదా మూత్రాశయం.

ఇది తరచుగా 20 నుంచి 40 ఏళ్ల మధ్య మొదలవుతుంది, ఆడవారిలో ఎక్కువ. చాలామందికి జబ్బు తిరగబెడుతూ (రిలాప్స్), మధ్యలో తగ్గుతూ ఉంటుంది. ఎంఎస్ ఒకరి నుంచి ఒకరికి అంటదు. ఇది ఉన్న చాలామంది ఆయుష్షు దాదాపు మామూలుగానే ఉంటుంది.',
  array[
    'ఒక కంటి చూపు మసకబారడం లేదా నొప్పి',
    'మొద్దుబారడం, జివ్వుమనడం లేదా మెడ వంచితే కరెంట్ పాకినట్టు ఉండటం',
    'కాళ్లు బలహీనపడటం లేదా బిగుసుకుపోవడం',
    'తూలడం లేదా కళ్లు తిరగడం',
    'రెండుగా కనిపించడం',
    'తీవ్రమైన అలసట',
    'ఆగలేనంతగా మూత్రం రావడం'],
  array[
    'ఎంఆర్ఐ స్కాన్లు, కొన్నిసార్లు నడుము నుంచి నీరు తీసే పరీక్ష (లంబార్ పంక్చర్), రక్త పరీక్షలు',
    'జబ్బు తక్కువసార్లు తిరగబెట్టేలా చేసే చికిత్సలు, తగినవారికి త్వరగా మొదలుపెడతారు',
    'కొన్నిసార్లు తిరగబెట్టినప్పుడు కొద్దికాలం స్టెరాయిడ్ చికిత్స',
    'ఫిజియోథెరపీ, మీ శక్తికి తగ్గట్టు క్రమం తప్పని వ్యాయామం',
    'అలసటకు, వేడికి పనులు మధ్య మధ్యలో ఆపుతూ చేయడం, విశ్రాంతి, చల్లబరచుకోవడం',
    'నొప్పి, బిగుసుకుపోవడం, మూత్రం, మనోభావాల సమస్యలకు చికిత్స',
    'పొగతాగకపోవడం, చెప్పినట్టు తగినంత విటమిన్ డీ',
    'మీ డాక్టర్‌తో కలిసి గర్భం గురించి ప్రణాళిక వేసుకోవడం'],
  null, array['ఎంఎస్', 'రోగనిరోధక వ్యవస్థ', 'చూపు', 'తిమ్మిరి', 'తిరగబెట్టడం']),
('normal-pressure-hydrocephalus', 'మెదడులో నీరు చేరడం (ఎన్‌పీహెచ్)',
  'పెద్ద వయసువారి మెదడు లోపలి ఖాళీల్లో ద్రవం చేరి నడక, మూత్రం మీద అదుపు, జ్ఞాపకశక్తి దెబ్బతింటాయి. కొందరికి ఆపరేషన్‌తో మెరుగవుతుంది.',
  'మెదడు ఎప్పుడూ ద్రవాన్ని తయారుచేస్తూ, బయటికి పంపుతూ ఉంటుంది. పెద్ద వయసులో ద్రవం బయటికి పోవడం నెమ్మదిస్తే మెదడు లోపలి ఖాళీలు పెద్దవవుతాయి. సాధారణంగా ముందు నడక మారుతుంది: కాళ్లు ఎడంగా పెట్టి చిన్న అడుగులు వేయడం, పాదాలు నేలకు అతుక్కున్నట్టు ఉండటం.

దీన్ని పార్కిన్సన్స్ వ్యాధి, అల్జీమర్స్ వ్యాధి లేదా వయసు వల్లే అని పొరబడవచ్చు. దీన్ని గుర్తించడం మంచిది, ఎందుకంటే షంట్ అనే సన్నని గొట్టం ద్వారా ద్రవాన్ని బయటికి పంపితే కొందరికి మెరుగవుతుంది, అన్నిటికన్నా ఎక్కువగా నడక.',
  array[
    'కాళ్లు ఎడంగా పెట్టి, ఈడుస్తూ వేసే చిన్న అడుగులు',
    'పాదాలు నేలకు అంటుకుపోయినట్టు ఉండటం',
    'ఆగలేనంతగా మూత్రం రావడం లేదా మూత్రం మీద అదుపు పోవడం',
    'ఆలోచన నెమ్మదించడం, మతిమరుపు',
    'దేనిమీదా ఆసక్తి లేకపోవడం',
    'పడిపోవడం'],
  array[
    'మెదడు స్కాన్, నడకను, జ్ఞాపకశక్తిని జాగ్రత్తగా పరీక్షించడం',
    'నడక మెరుగవుతుందేమో చూడటానికి, నడుము నుంచి కొంత ద్రవం తీసి చూడటం (లంబార్ పంక్చర్)',
    'ఉపయోగపడే అవకాశం ఉన్నవారికి షంట్ ఆపరేషన్',
    'ఫిజియోథెరపీ, నడకకు తోడ్పడే సాధనాలు',
    'మూత్రాశయం గురించి సలహా, చికిత్స',
    'షంట్‌ను సర్దాల్సి రావచ్చు కాబట్టి క్రమం తప్పకుండా చూపించుకోవడం'],
  null, array['నడక', 'జ్ఞాపకశక్తి', 'మూత్రాశయం', 'వృద్ధులు']),
('cervical-myelopathy', 'మెడ దగ్గర వెన్నుపాము నొక్కుకుపోవడం (సర్వైకల్ మైలోపతీ)',
  'మెడ ఎముకల అరుగుదల వెన్నుపామును నొక్కడం వల్ల చేతులు తడబడతాయి, నడక తూలుతుంది. ఎక్కువ ఆలస్యం చేయకుండా పరీక్షించుకోవాలి.',
  'వయసు పెరిగేకొద్దీ మెడలోని డిస్కులు పలచబడతాయి, ఎముకల మీద చిన్న మొనలు పెరుగుతాయి. సాధారణంగా దీని వల్ల మెడ బిగుసుకోవడం మాత్రమే ఉంటుంది. కొందరిలో వెన్నుపాముకు ఉండే చోటు ఇరుకై వెన్నుపాము నొక్కుకుపోతుంది. దీన్నే సర్వైకల్ మైలోపతీ అంటారు.

ఇది మెల్లగా గానీ, మెట్లు మెట్లుగా గానీ ఎక్కువ కావచ్చు, మెడ నొప్పి కొద్దిగానే ఉండవచ్చు. నరాలు అంతగా కోలుకోవు, కాబట్టి ఎక్కువ వైకల్యం రాకముందే చికిత్స చేయడం మంచిది. చేతులు, కాళ్లు ఉన్నట్టుండి బలహీనపడినా, మూత్రం మీద అదుపు పోయినా అత్యవసర వైద్యం కావాలి.',
  array[
    'చేతులు తడబడటం: గుండీలు, తాళంచెవులు లేదా రాయడంలో ఇబ్బంది',
    'వేళ్లు మొద్దుబారడం లేదా జివ్వుమనడం',
    'కాళ్లు బిగుసుకుపోవడం, బరువుగా ఉండటం లేదా తూలడం',
    'మెడ వంచితే వీపు మీదుగా కరెంట్ పాకినట్టు ఉండటం',
    'మెడ నొప్పి లేదా బిగుసుకుపోవడం',
    'ఆగలేనంతగా మూత్రం రావడం'],
  array[
    'మెడకు ఎంఆర్ఐ స్కాన్',
    'వెన్నుపాము నొక్కుకుపోతే వెన్నెముక లేదా మెదడు సర్జన్ అభిప్రాయం త్వరగా తీసుకోవడం',
    'వెన్నుపాముకు చోటు కల్పించే ఆపరేషన్, ముఖ్యంగా మరింత ఎక్కువ కాకుండా ఆపడానికి',
    'తక్కువగా ఉంటే, మళ్లీ మళ్లీ పరీక్షిస్తూ దగ్గరగా గమనించడం',
    'ఫిజియోథెరపీ; మెడను బలంగా తిప్పించుకోకండి',
    'ఇంట్లో పడిపోకుండా జాగ్రత్తలు',
    'పని, బరువులు ఎత్తడం, డ్రైవింగ్ గురించి సలహా'],
  null, array['మెడ', 'వెన్నుపాము', 'చేతులు తడబడటం', 'మెడ ఎముకల అరుగుదల']),
('fatigue-in-neurological-conditions', 'నరాల జబ్బుల్లో అలసట',
  'విశ్రాంతి తీసుకున్నా పూర్తిగా తగ్గని తీవ్రమైన అలసట. మెదడు, నరాల జబ్బులు చాలావాటిలో ఇది ఉంటుంది, దాన్ని తట్టుకునే మార్గాలు ఉన్నాయి.',
  'మల్టిపుల్ స్క్లెరోసిస్, పార్కిన్సన్స్ వ్యాధి, స్ట్రోక్, తల గాయం, ఇంకా చాలా జబ్బులు ఉన్నవారు అన్నిటికన్నా కష్టమైనది అలసటేనని తరచుగా చెబుతారు. ఎవరికీ కనిపించకపోయినా ఇది నిజం. ఇది శరీరానికి, మనసుకు లేదా రెండిటికీ ఉండవచ్చు.

తరచుగా కొన్ని కారణాలు కలిసి పనిచేస్తాయి: జబ్బు, నిద్ర సరిగా లేకపోవడం, నొప్పి, దిగులు, మందుల దుష్ప్రభావాలు, ఐరన్ లోపం లేదా థైరాయిడ్ సమస్య, తక్కువగా కదలడం. వీటిలో కొన్నిటిని మెరుగుపరచవచ్చు, కాబట్టి ఒక్కొక్కటిగా చూడటం మంచిది.',
  array[
    'చేసిన పనికి మించిన అలసట',
    'పొద్దు గడిచేకొద్దీ చేతులు, కాళ్లు బరువెక్కడం లేదా బలహీనపడటం',
    'మనసు నిలపడం కష్టం కావడం లేదా మాటలు దొరకకపోవడం',
    'చిన్న పనుల తర్వాత ఎక్కువసేపు విశ్రాంతి అవసరం కావడం',
    'ఓపిక తగ్గడం లేదా దిగులు',
    'వేడిలో లేదా రాత్రి నిద్ర సరిగా లేకపోతే ఎక్కువ కావడం'],
  array[
    'మీ డాక్టర్‌తో మాట్లాడటం, మందులను సరిచూడటం, మామూలు రక్త పరీక్షలు',
    'రోజును ముందుగా ప్రణాళిక వేసుకోవడం, శక్తి ఎక్కువగా ఉన్నప్పుడు ముఖ్యమైన పనులు చేయడం',
    'పూర్తిగా అలసిపోకముందే కాసేపు విశ్రాంతి',
    'తేలికపాటి వ్యాయామం, మెల్లగా పెంచడం',
    'మెరుగైన నిద్ర, స్లీప్ ఆప్నియా లేదా కాళ్లు స్థిమితంగా లేకపోవడానికి చికిత్స',
    'దిగులు, ఆందోళన లేదా నొప్పికి సాయం',
    'ఏది ఉపయోగపడుతుందో కుటుంబ సభ్యులకు, స్కూల్‌కు లేదా యజమానికి వివరించడం'],
  null, array['అలసట', 'నీరసం', 'శక్తి', 'ఆపుతూ పనిచేయడం'])
) telugu (slug, illness_name, short_summary, meaning, symptoms, management_treatment, when_to_get_help, tags)
where row.slug = telugu.slug and row.translations = '{}'
  and not exists (select from public.activity_logs l where l.record_id = row.id);

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
