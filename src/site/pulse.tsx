interface PulseProps {
  className?: string | undefined
}

/** A quiet line like those of an EEG: slow sleep on the left, waking on the right. */
export function Pulse({ className }: PulseProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1200 120"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M0 60c40 0 50-34 90-34s50 68 90 68 46-60 84-60 42 52 76 52 34-40 62-40 28 30 52 30 24-24 44-24 20 20 38 20 18-16 34-16h40l14-14 14 28 16-70 22 100 16-54 14 10h60l12-12 12 24 16-62 22 92 16-48 12 8h70l10-9 12 18 14-46 20 74 14-40 12 7h90"
      />
    </svg>
  )
}
