interface PulseProps {
  className?: string | undefined
}

/** A decorative line like an EEG: awake on the left, deep sleep on the right. */
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
        d="M0 60C7 60 7 53 15 53C22 53 22 67 30 67C38 67 38 55 47 55C56 55 56 68 64 68C74 68 74 51 83 51C93 51 93 70 103 70C113 70 113 50 124 50C135 50 135 68 146 68C158 68 158 48 170 48C182 48 182 73 195 73C208 73 208 45 222 45C236 45 236 76 250 76C265 76 265 48 280 48C296 48 296 78 312 78C329 78 329 41 346 41C364 41 364 81 382 81C402 81 402 38 421 38C441 38 441 77 462 77C483 77 483 35 505 35C528 35 528 87 551 87C575 87 575 32 600 32C625 32 625 90 651 90C679 90 679 38 706 38C736 38 736 93 765 93C796 93 796 25 827 25C860 25 860 97 893 97C928 97 928 22 963 22C1000 22 1000 88 1037 88C1077 88 1077 18 1116 18C1158 18 1158 104 1200 104"
      />
    </svg>
  )
}
