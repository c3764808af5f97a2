import type { StaffIconName } from './staff-icons.ts'

// Drawn for Nadi on a grid of 24; lines take the text colour around them.
const lines = {
  phone:
    'M6.6 3.5h2.6l1.5 4-2 1.6a12.5 12.5 0 0 0 6.2 6.2l1.6-2 4 1.5v2.6a2.6 2.6 0 0 1-2.8 2.6A16.6 16.6 0 0 1 4 6.3a2.6 2.6 0 0 1 2.6-2.8z',
  mail: 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3.5 7l8.5 6 8.5-6',
  pin: 'M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar:
    'M4.5 5.5h15a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM3.5 10h17M8 3v4M16 3v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'M6 9.5l6 6 6-6',
  'arrow-left': 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  'arrow-down': 'M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5',
  heart:
    'M12 20.5s-8.5-5-8.5-11.2A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 8.5 2.8c0 6.2-8.5 11.2-8.5 11.2z',
  moon: 'M20 14.2A8.5 8.5 0 0 1 9.8 4a8.5 8.5 0 1 0 10.2 10.2z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  brain:
    'M12 5.2A3 3 0 0 0 6.3 6 3.3 3.3 0 0 0 4.2 11a3.6 3.6 0 0 0 .9 5.4A3.3 3.3 0 0 0 8.5 20a3 3 0 0 0 3.5-2.5zM12 5.2A3 3 0 0 1 17.7 6a3.3 3.3 0 0 1 2.1 5 3.6 3.6 0 0 1-.9 5.4 3.3 3.3 0 0 1-3.4 3.6 3 3 0 0 1-3.5-2.5M12 5.2v12.3M8 9.5c1 0 1.7.6 2 1.5M16 9.5c-1 0-1.7.6-2 1.5M7.5 15c1 .2 2-.2 2.5-1M16.5 15c-1 .2-2-.2-2.5-1',
  shield: 'M12 3 4.5 6v5.5c0 4.7 3.2 8 7.5 9.5 4.3-1.5 7.5-4.8 7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.3l3.5 2',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  facebook:
    'M14.5 21v-7.5H17l.5-3.2h-3V8.4c0-1 .4-1.6 1.7-1.6h1.4V4a16 16 0 0 0-2.2-.2c-2.4 0-4 1.5-4 4.1v2.4H8.5v3.2h2.9V21',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM16.9 7.1h.01',
  twitter: 'M4 4l16 16M20 4l-6.7 7.3M10.7 12.7 4 20M4 4h4l12 16h-4z',
  linkedin:
    'M4.5 9.5v10.5M4.5 5v.01M9.5 20V9.5M9.5 14c0-2.8 1.6-4.5 4.2-4.5 2.5 0 4.3 1.6 4.3 4.7V20',
  youtube:
    'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.2 9.2v5.6l4.8-2.8z',
  link: 'M10 13.5a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.6 1.7M14 10.5a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.6-1.7',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  share:
    'M18 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.2 10.8l7.6-4M8.2 13.2l7.6 4',
  message: 'M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  print:
    'M7 8V3.5h10V8M7 17H4a1 1 0 0 1-1-1v-6a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v6a1 1 0 0 1-1 1h-3M7 14h10v6.5H7z',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM15.6 15.6 20.5 20.5',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  'wifi-off':
    'M3 3l18 18M2.5 9a14 14 0 0 1 4.7-2.9M10.5 5.1A14 14 0 0 1 21.5 9M5.5 12.5a9.5 9.5 0 0 1 4-2.3M14.6 10.3a9.5 9.5 0 0 1 3.9 2.2M8.7 16a5 5 0 0 1 6.6 0M12 19.5v.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
} as const

export type IconName = keyof typeof lines | StaffIconName

/** The shapes of each icon; the staff screens add theirs, so that patients do not download them. */
const shapes: Partial<Record<IconName, string>> = { ...lines }

/** Adds icons, before any component that uses them renders. */
export function addIcons(more: Partial<Record<IconName, string>>): void {
  Object.assign(shapes, more)
}

interface IconProps {
  name: IconName
  className?: string | undefined
}

/** An icon beside text. Screen readers skip it, so the text must be complete without it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      data-icon={name}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
