import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { chromium, type Page } from 'playwright-core'

import { startLocalSupabase } from '../supabase/local/local-supabase.ts'
import { requireChromium } from './browser.ts'

// npm run screenshots: takes the pictures of the README and of the install dialog again, of the sample
// clinic as built in dist.

const PASSWORD = 'only for the pictures'

interface Screen {
  width: number
  height: number
  density?: number
}

const DESK = { width: 1280, height: 720 }
const TALL_DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const SMALL_PHONE = { width: 360, height: 640, density: 2 }
const ILLNESS = '/health-library/obstructive-sleep-apnoea'

/** The manifest names these files and sizes. */
const installShots: [file: string, path: string, screen: Screen][] = [
  ['narrow-home', '/', SMALL_PHONE],
  ['narrow-illness', '/health-library/parkinsons-disease', SMALL_PHONE],
  ['wide-home', '/', DESK],
]
const presetShots: [path: string, screen: Screen][] = [
  ['/', TALL_DESK],
  ['/', PHONE],
  [ILLNESS, PHONE],
  [ILLNESS, TALL_DESK],
]
const OVERLAPPING = `
  img { position: absolute; border-radius: 18px; box-shadow: 0 16px 44px rgb(16 35 58 / 25%) }
  :nth-child(1) { inset: 32px auto auto 32px; width: 760px }
  :nth-child(2) { inset: 130px 30px auto auto; width: 730px }
  :nth-child(3) { inset: 210px auto auto 420px; width: 205px; border: 7px solid #0b1521 }`
const GRID = `
  body { display: grid; grid-template-columns: repeat(2, auto auto); gap: 24px; place-content: center; height: 100vh }
  img { height: 384px; border-radius: 12px; box-shadow: 0 8px 24px rgb(16 35 58 / 20%) }`

const clinic = await startLocalSupabase({
  dataDir: null,
  siteDir: process.argv[2] ?? 'dist',
  seed: true,
  superadminPassword: PASSWORD,
})
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
})
try {
  await takeAll()
} finally {
  await browser.close()
  await clinic.stop()
}

async function takeAll(): Promise<void> {
  const { database } = clinic
  await database.query('update public.users set must_change_password = false')
  for (const [file, path, screen] of installShots) {
    await save(`public/screenshots/${file}.webp`, await shootPage(path, screen))
  }
  const scenes = [await shootPage('/', TALL_DESK), await shootStaff(), await shootPage('/', PHONE)]
  await save('docs/screenshots/nadi.png', await shootCollage(1400, 700, OVERLAPPING, scenes))
  const presets = await database.query<{ id: string; slug: string }>(
    'select id, slug from public.modern_themes where is_preset order by id',
  )
  for (const { id, slug } of presets) {
    await database.query(
      `update public.modern_site_settings set active_theme_id = version.theme_id,
        active_version_id = version.id, theme_hash = version.config_hash
      from public.theme_versions version where version.theme_id = $1`,
      [id],
    )
    const shots = []
    for (const mode of ['light', 'dark']) {
      for (const [path, screen] of presetShots) shots.push(await shootPage(path, screen, mode))
    }
    await save(`docs/screenshots/presets/${slug}.webp`, await shootCollage(1600, 860, GRID, shots))
  }
}

/** Opens a page without a service worker, whose files may be of an older build. */
async function open({ width, height, density = 1 }: Screen): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  })
  return context.newPage()
}

async function shoot(page: Page): Promise<Buffer> {
  const png = await page.screenshot({ animations: 'disabled' })
  await page.context().close()
  return png
}

/** Takes the top of a public page. */
async function shootPage(path: string, screen: Screen, mode = 'light'): Promise<Buffer> {
  const page = await open(screen)
  await page.addInitScript((chosen) => window.localStorage.setItem('nadi-theme-mode', chosen), mode)
  const response = await page.goto(clinic.url + path, { waitUntil: 'networkidle' })
  if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}`)
  await page.locator(`html[data-theme-mode=${mode}]`).waitFor()
  return shoot(page)
}

/** Takes the doctors screen of an offline tablet after an edit that waits. */
async function shootStaff(): Promise<Buffer> {
  const page = await open({ width: 1300, height: 912 })
  await page.goto(`${clinic.url}/login`)
  await page.getByLabel('Username').fill('superadmin')
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Doctors' }).click()
  await page.getByRole('heading', { name: 'Manage Doctors' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Edit Dr. Sarojini Vemuri', exact: true }).click()
  const form = page.getByRole('form', { name: 'Edit Doctor' })
  await form.getByLabel('Full Name').fill('Dr. Sarojini Vemuri Rao')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('banner').getByText('Waiting to sync (1)').waitFor()
  return shoot(page)
}

async function shootCollage(
  width: number,
  height: number,
  style: string,
  images: readonly Buffer[],
): Promise<Buffer> {
  const page = await open({ width, height })
  const tags = images.map((png) => `<img src="${toDataUrl(png)}">`).join('')
  await page.setContent(`<style>body { margin: 0; background: #e6edf5 } ${style}</style>${tags}`)
  return shoot(page)
}

function toDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
}

/** Writes a picture; Chromium converts it to WebP, which has a tenth of the size. */
async function save(file: string, png: Buffer): Promise<void> {
  const bytes = file.endsWith('.webp') ? await toWebp(png) : png
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
  process.stdout.write(`${file}: ${Math.round(bytes.length / 1024)} kB\n`)
}

async function toWebp(png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const webp = await page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source })
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.8).replace(/^data:image\/webp;base64,/, '')
  }, toDataUrl(png))
  await page.close()
  return Buffer.from(webp, 'base64')
}
