import { englishDayNames } from '#model/days/day-names.ts'

/** Every message of the public site. */
export const en = {
  locale: 'en-IN',
  /** `month` from 0. */
  longDate: (day: number, month: number, year: number) =>
    `${day} ${englishDayNames.months[month]} ${year}`,
  skipToContent: 'Skip to content',
  loading: 'Loading...',
  loadingTheme: 'Loading theme...',
  broken: 'This page has stopped working. You can still read it, and call.',
  /** Used until staff have named the clinic (S-65). */
  clinicName: 'Neurology Clinic',
  tagline: 'Centre for Movement Disorders & Sleep Medicine',
  description: 'Quality Neurological Healthcare with Compassion and Excellence',
  call: (phone: string) => `Call ${phone}`,

  navigation: {
    label: 'Main',
    home: 'Home',
    doctors: 'Doctors',
    services: 'Services',
    healthLibrary: 'Health Library',
    testimonials: 'Testimonials',
    contact: 'Contact',
    menu: 'Menu',
    showServices: 'Show services',
    useDark: 'Use dark colours',
    useLight: 'Use light colours',
    textSize: 'Text size',
    textSizes: ['Normal', 'Large', 'Very large'],
  },

  untranslated: 'Some of this page is not in English yet.',

  /** Temporary notices of the clinic. */
  notices: 'Notices',

  emergency: {
    label: 'Emergency numbers',
    clinic: 'Clinic',
    ambulance: 'Ambulance',
    /** India's number for police, fire and ambulance. */
    all: 'Emergency',
    title: 'What to do in an emergency',
    whatToDo: 'What to do',
    signs: 'How to tell',
    steps: 'Do this now',
    avoid: 'Do not',
  },

  footer: {
    tagline: 'Providing quality healthcare services with compassion and excellence.',
    contactUs: 'Contact Us',
    quickLinks: 'Quick Links',
    followUs: 'Follow Us',
    newTab: '(opens in a new tab)',
    copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  },

  offline: {
    now: 'You are offline.',
    asOf: (date: string) => `Content as of ${date}`,
    notRefreshed: 'Could not refresh.',
    notAll: 'Not everything is on this phone yet.',
    retry: 'Retry',
    onThisPhone: 'On this phone',
    lead: 'What you can read on this phone without internet.',
    needsScript: 'This page needs JavaScript, which is off here. The other pages open online.',
  },

  hero: {
    book: 'Book Appointment',
    emergency: 'Emergency Call',
    emergencyPlayful: 'Call Now',
    /** Below the button that dials it. */
    calls: (phone: string) => `The call goes to the clinic: ${phone}.`,
    contact: 'Contact Us',
    visit: 'Visit us',
    hours: 'Working hours',
    phone: 'Phone',
    address: 'Address',
  },

  home: {
    troubles: 'What troubles you?',
    care: 'How we care for you',
    tiles: [
      { title: '24/7 Emergency', text: 'For an ambulance call 108, at any hour.' },
      { title: 'Movement Disorders', text: 'Parkinson’s disease, tremor, dystonia and more.' },
      { title: 'Sleep Medicine', text: 'Sleep apnoea, insomnia, restless legs.' },
      { title: 'Patient Safety', text: 'Careful, explained, checked twice.' },
    ],
    about: 'About Us',
    mission: 'Our Mission',
    services: 'Our Services',
    serviceFallback: 'Specialized medical service for your healthcare needs',
    allServices: 'View All Services',
    allDoctors: 'View All Doctors',
    testimonials: 'What Our Patients Say',
    moreReviews: 'Read More Reviews',
    closing: 'We are here when you need us',
    closingText: 'Tell us what troubles you. We will find a time that suits you.',
    schedule: 'Schedule Appointment',
  },

  doctors: {
    title: 'Meet Our Doctors',
    lead: 'Specialists in the brain, nerves, movement and sleep.',
    ofExperience: (years: number) => `${years} ${years === 1 ? 'year' : 'years'} of experience`,
    readMore: 'Read More',
    readLess: 'Read Less',
    empty: 'No doctors available at the moment.',
  },

  services: {
    title: 'Our Services',
    lead: 'What we test for, treat and help you live with.',
    empty: 'No services available at the moment.',
  },

  testimonials: {
    title: 'Patient Testimonials',
    lead: 'In the words of our patients and their families.',
    stars: (rating: number) => `${rating} out of 5 stars`,
    empty: 'No testimonials available at the moment.',
  },

  contact: {
    title: (name: string) => `Contact ${name}`,
    lead: 'Call, write or come by. For an appointment, a phone call is quickest.',
    callUs: 'Call Us',
    /** Below the icon of the installed app. */
    shortcut: 'Call',
    bookOnline: 'Book online',
    /** A prepared message that does not mention the reason for the visit. */
    whatsAppText: 'Hello, I would like to ask about an appointment.',
    address: 'Address',
    phones: 'Phone',
    emails: 'Email',
    hours: 'Working Hours',
    map: 'Find us on the map',
    mapHint: 'The map comes from Google and needs an internet connection.',
    showMap: 'Show map',
    mapTitle: (name: string) => `Map: ${name}`,
    noMap: 'Map not available',
    openMap: 'Open in Google Maps',
    directions: 'Directions',
  },

  week: { ...englishDayNames, closed: 'closed', always: 'open 24 hours' },

  library: {
    title: 'Health Library',
    lead: 'Plain explanations of conditions we treat, to read before or after your visit.',
    search: 'Search the health library',
    placeholder: 'Search by illness name, symptoms, or tags...',
    submit: 'Search',
    clear: 'Clear search',
    /** In place of the list and its count, until the search is ready. */
    searching: 'Searching…',
    searchMissing: 'Search is not available now. In an emergency, call 108.',
    categories: 'Categories',
    all: 'All Categories',
    uncategorized: 'Uncategorized',
    count: (found: number) => (found === 1 ? '1 topic' : `${found} topics`),
    /** After the count. */
    restComing: 'Loading more topics…',
    restMissing: 'More topics are available online.',
    similar: (found: number) =>
      found === 1 ? 'No exact match. 1 similar topic' : `No exact match. ${found} similar topics`,
    showAll: (found: number) => `Show all ${found} topics`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    empty: 'No health information found matching your criteria.',
    views: 'Ways to list the topics',
    summaries: 'Summaries',
    aToZ: 'A to Z',
    letters: 'Letters',
    backToLetters: 'Back to the letters',
  },

  illness: {
    back: 'Back',
    tags: 'Tags',
    alsoCalled: 'Also called',
    pictures: 'Pictures',
    meaning: 'What It Means',
    symptoms: 'Common Symptoms',
    management: 'Management & Treatment',
    contents: 'On this page',
    getHelp: 'When to get help',
    getHelpElse: 'When else to get help',
    ambulance: 'Call 108 for an ambulance',
    /** Before the number. */
    callClinic: 'Call the clinic:',
    reviewedOn: (date: string) => `Last reviewed on ${date}`,
    /** After the date, or alone. */
    reviewedBy: { after: 'by', alone: 'Last reviewed by' },
    listen: 'Listen',
    stopListening: 'Stop',
    next: 'What you can do next',
    related: 'Related topics',
    disclaimerTitle: 'Please note',
    disclaimer:
      'This information is educational. It is not a substitute for professional medical advice, diagnosis or treatment. Please ask a doctor about your own health.',
    missing: 'Health Information Not Found',
    missingText: "The health information you're looking for doesn't exist or has been removed.",
    notCached:
      'This page is not on this phone yet, and could not be fetched. In an emergency, call 108.',
  },

  share: {
    whatsApp: 'WhatsApp',
    send: 'Share on WhatsApp',
    share: 'Share',
    print: 'Print',
    copied: 'The link is copied.',
    copyThis: (address: string) => `Copy this address: ${address}`,
  },

  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the address may have been mistyped.',
    home: 'Go to the home page',
    pages: 'All pages',
  },
} as const
