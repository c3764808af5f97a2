import { siteBudgets, measureSiteSizes, type SiteSizes } from './site-sizes.ts'

// What each reader downloads of the built site. A build that breaks one of its budgets fails.
const sizes = measureSiteSizes('dist')
const labels: Readonly<Record<keyof SiteSizes, string>> = {
  script: 'script before a patient can use the page',
  style: 'style of the public site',
  everything: 'everything a patient downloads, pictures and content apart',
  firstOfPanel: 'first screen of the panel, all that it needs',
  staff: 'what staff have besides, for every screen',
}
const names = Object.keys(labels) as (keyof SiteSizes)[]

for (const name of names) {
  const [kB, most] = [sizes[name], siteBudgets[name]]
  process.stdout.write(
    `${kB.toFixed(1).padStart(7)} kB of ${String(most).padStart(5)} ${labels[name]}\n`,
  )
}
const broken = names.filter((name) => sizes[name] > siteBudgets[name])
if (broken.length > 0) {
  process.stderr.write(`Over budget: ${broken.map((name) => labels[name]).join('; ')}\n`)
  process.exitCode = 1
}
