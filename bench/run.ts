import { parseArgs } from 'node:util'

import { benchLibrary } from './library/bench-library.ts'
import { benchMemory } from './memory/bench-memory.ts'
import { benchPanel } from './panel/bench-panel.ts'
import { benchPhones } from './phones/bench-phones.ts'
import { benchFamilies } from './relevance/bench-families.ts'
import { benchRelevance } from './relevance/bench-relevance.ts'
import { questionSets } from './relevance/questions.ts'
import { benchSearch } from './search/bench-search.ts'
import { benchServer } from './server/bench-server.ts'
import { benchSync } from './sync/bench-sync.ts'
import { benchWeb } from './web/bench-web.ts'

const benches = [
  {
    name: 'web',
    about:
      'first visits on a slow network and offline visits, beside the same pages built in other ways; --page /',
    run: benchWeb,
  },
  {
    name: 'search',
    about: 'typing in the search of a library of 2,000 illnesses',
    run: benchSearch,
  },
  {
    name: 'library',
    about: 'initial sync, and one changed row, of libraries of 200 to 10,000 illnesses; --size 200',
    run: benchLibrary,
  },
  {
    name: 'relevance',
    about: 'the right page for what patients type, beside other engines; --set seen lists misses',
    run: benchRelevance,
  },
  {
    name: 'families',
    about: 'how many emergencies get 108, and how many calm questions; totals only',
    run: benchFamilies,
  },
  {
    name: 'server',
    about: 'the cost of an acknowledged edit, and latency during sign-ins and long pushes',
    run: benchServer,
  },
  {
    name: 'memory',
    about: 'the parts of the memory of a busy server; --seconds 3600',
    run: benchMemory,
  },
  {
    name: 'panel',
    about: 'typing in the staff panel among 2,000 illnesses and 500 doctors',
    run: benchPanel,
  },
  {
    name: 'phones',
    about: 'phones that poll through nginx during edits; --phones 1,100 --seconds 120',
    run: benchPhones,
  },
  {
    name: 'sync',
    about:
      'syncs, edits and killed tabs beside other systems; --size 200,2000 --peer nadi for parts',
    run: benchSync,
  },
]

// npm run bench -- web --runs 7 --site dist: measures, and writes bench/results/web.json.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    site: { type: 'string', default: 'dist' },
    set: { type: 'string' },
    phones: { type: 'string', default: '1,100,10000' },
    seconds: { type: 'string', default: '120' },
    size: { type: 'string' },
    page: { type: 'string' },
    peer: { type: 'string' },
  },
})
const set = questionSets.find((one) => one === values.set)
if (values.set !== undefined && !set) throw new Error(`--set is ${questionSets.join(' or ')}`)
const chosen = benches.find(({ name }) => name === positionals[0])
if (chosen) {
  const isWithinBudgets = await chosen.run({
    site: values.site,
    runs: Number(values.runs),
    date: new Date(),
    set,
    phones: values.phones.split(',').map(Number),
    seconds: Number(values.seconds),
    sizes: values.size?.split(',').map(Number),
    page: values.page,
    peer: values.peer,
  })
  if (!isWithinBudgets) process.exitCode = 1
} else {
  const list = benches.map(({ name, about }) => `npm run bench -- ${name.padEnd(9)} ${about}\n`)
  process.stdout.write(list.join(''))
}
