/** How long a patient has the site open each day. */
const MINUTES_A_DAY = 10
const DAYS = 30

interface Network {
  name: string
  /** What a month has for nothing. */
  free: { gigabytes: number; requests: number }
  /** Dollars for each further gigabyte, up to so many of them. */
  perGigabyte: readonly (readonly [upTo: number, dollars: number])[]
  perTenThousandRequests: number
}

/** List prices of November 2026, unless another date is given. */
export const networks: readonly Network[] = [
  {
    // https://aws.amazon.com/cloudfront/pricing, pay as you go, India; that of requests from memory
    name: 'Amazon CloudFront, India',
    free: { gigabytes: 1_000, requests: 10_000_000 },
    perGigabyte: [
      [10_000, 0.109],
      [50_000, 0.085],
      [150_000, 0.082],
      [Infinity, 0.08],
    ],
    perTenThousandRequests: 0.012,
  },
  {
    // https://docs.bunny.net/cdn/pricing, standard tier, Asia and Oceania
    name: 'bunny.net, Asia',
    free: { gigabytes: 0, requests: 0 },
    perGigabyte: [[Infinity, 0.03]],
    perTenThousandRequests: 0,
  },
]

export interface Month {
  polls: number
  gigabytes: number
  /** As `networks` has them. */
  dollars: number[]
}

/** What phones cost a network in a month, that each fetch everything once and then mostly hear "nothing new". */
export function estimateMonth(phones: number, bytes: { first: number; quiet: number }): Month {
  const polls = phones * MINUTES_A_DAY * DAYS
  const gigabytes = (phones * bytes.first + (polls - phones) * bytes.quiet) / 1e9
  return {
    polls,
    gigabytes,
    dollars: networks.map((network) => dollarsOf(network, polls, gigabytes)),
  }
}

function dollarsOf(network: Network, polls: number, gigabytes: number): number {
  const billedRequests = Math.max(0, polls - network.free.requests) / 10_000
  let left = Math.max(0, gigabytes - network.free.gigabytes)
  let below = 0
  let dollars = billedRequests * network.perTenThousandRequests
  for (const [upTo, price] of network.perGigabyte) {
    const part = Math.min(left, upTo - below)
    dollars += part * price
    left -= part
    below = upTo
  }
  return dollars
}
