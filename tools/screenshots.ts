import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { chromium, type Browser, type Page } from 'playwright-core'

import { startLocalSupabase } from '../supabase/local/local-supabase.ts'
import { requireChromium } from './browser.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const SITE = process.argv[2] ?? join(ROOT, 'dist')
const PASSWORD = 'only for the pictures'

interface Screen {
  width: number
  height: number
  /** Pixels of the device to one of the page. */
  density?: number
}

const PHONE = { width: 360, height: 640, density: 2 }
const DESK = { width: 1280, height: 720 }

/** What the browser shows before it installs the app; the manifest names these files and sizes. */
const forTheManifest = [
  { file: 'narrow-home.webp', path: '/', screen: PHONE },
  { file: 'narrow-illness.webp', path: '/health-library/parkinsons-disease', screen: PHONE },
  { file: 'wide-home.webp', path: '/', screen: DESK },
]

const ILLNESS = '/health-library/obstructive-sleep-apnoea'
const shots = [
  { path: '/', screen: { width: 1280, height: 900 } },
  { path: '/', screen: { width: 390, height: 844 } },
  { path: ILLNESS, screen: { width: 390, height: 844 } },
  { path: ILLNESS, screen: { width: 1280, height: 900 } },
]

await main()

/** What `npm run screenshots` does: takes all pictures of the sample clinic again, from the built site. */
async function main(): Promise<void> {
  const clinic = await startLocalSupabase({
    dataDir: null,
    siteDir: SITE,
    seed: true,
    superadminPassword: PASSWORD,
  })
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  })
  try {
    await clinic.database.query('update public.users set must_change_password = false')
    const picture = (path: string, screen: Screen) => publicPage(browser, clinic.url + path, screen)
    for (const { file, path, screen } of forTheManifest) {
      const png = await picture(path, screen)
      await save(`public/screenshots/${file}`, await asWebp(browser, png))
    }
    const scenes = {
      desk: await picture('/', { width: 1280, height: 900 }),
      phone: await picture('/', { width: 390, height: 844 }),
      tablet: await staffScreen(browser, clinic.url),
    }
    await save('docs/screenshots/nadi.png', await sideBySide(browser, scenes))
    for (const { slug } of await presetsOf(clinic)) {
      await activate(clinic, slug)
      const sheet = await contactSheet(browser, clinic.url)
      await save(`docs/screenshots/presets/${slug}.webp`, await asWebp(browser, sheet))
    }
  } finally {
    await browser.close()
    await clinic.stop()
  }
}

async function save(file: string, bytes: Buffer): Promise<void> {
  await mkdir(join(ROOT, file, '..'), { recursive: true })
  await writeFile(join(ROOT, file), bytes)
  process.stdout.write(`${file}: ${Math.round(bytes.length / 1024)} kB\n`)
}

type Clinic = Awaited<ReturnType<typeof startLocalSupabase>>

function presetsOf({ database }: Clinic): Promise<{ slug: string }[]> {
  return database.query('select slug from public.modern_themes where is_preset order by id')
}

/** Makes a preset the theme that visitors see. */
async function activate({ database }: Clinic, slug: string): Promise<void> {
  await database.query(
    `update public.modern_site_settings set active_theme_id = version.theme_id,
      active_version_id = version.id, theme_hash = version.config_hash
    from public.theme_versions version join public.modern_themes theme on theme.id = version.theme_id
    where theme.slug = $1`,
    [slug],
  )
}

async function open(browser: Browser, { width, height, density = 1 }: Screen): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What is pictured is this build, not what an older worker kept.
    serviceWorkers: 'block',
  })
  return context.newPage()
}

/** The top of a page as a visitor has it, when everything on it has arrived. */
async function publicPage(
  browser: Browser,
  url: string,
  screen: Screen,
  mode = 'light',
): Promise<Buffer> {
  const page = await open(browser, screen)
  await page.addInitScript((chosen) => window.localStorage.setItem('nadi-theme-mode', chosen), mode)
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`)
  await page.locator(`html[data-theme-mode=${mode}]`).waitFor()
  return photographed(page)
}

/** The doctors in the staff panel of a tablet without a network, after an edit that waits for one. */
async function staffScreen(browser: Browser, url: string): Promise<Buffer> {
  const page = await open(browser, { width: 1300, height: 912 })
  await page.goto(`${url}/login`)
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
  return photographed(page)
}

async function photographed(page: Page): Promise<Buffer> {
  const png = await page.screenshot({ animations: 'disabled' })
  await page.context().close()
  return png
}

function addressOf(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
}

/** A tenth of the size of the PNG. Chromium writes WebP itself, so no image library is needed. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  const webp = await page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source })
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.8).replace(/^data:image\/webp;base64,/, '')
  }, addressOf(png))
  await page.close()
  return Buffer.from(webp, 'base64')
}

/** The picture at the top of the README: Home on a desk and on a phone, and a staff screen. */
async function sideBySide(
  browser: Browser,
  { desk, phone, tablet }: Record<'desk' | 'phone' | 'tablet', Buffer>,
): Promise<Buffer> {
  const page = await open(browser, { width: 1400, height: 700 })
  await page.setContent(`
    <style>
      body { margin: 0; background: #e6edf5 }
      img { position: absolute; border-radius: 18px; box-shadow: 0 16px 44px rgb(16 35 58 / 25%) }
      .desk { inset: 32px auto auto 32px; width: 760px }
      .tablet { inset: 130px 30px auto auto; width: 730px }
      .phone { inset: 210px auto auto 420px; width: 205px; border: 7px solid #0b1521 }
    </style>
    <img class="desk" src="${addressOf(desk)}">
    <img class="tablet" src="${addressOf(tablet)}">
    <img class="phone" src="${addressOf(phone)}">`)
  return photographed(page)
}

/** A theme at a glance: Home and an illness on a desk and on a phone, light above and dark below. */
async function contactSheet(browser: Browser, url: string): Promise<Buffer> {
  const images: string[] = []
  for (const mode of ['light', 'dark']) {
    for (const { path, screen } of shots) {
      const png = await publicPage(browser, url + path, screen, mode)
      images.push(`<img src="${addressOf(png)}">`)
    }
  }
  const page = await open(browser, { width: 1600, height: 860 })
  await page.setContent(`
    <style>
      body { display: grid; grid-template-columns: repeat(2, auto auto); gap: 24px; place-content: center;
        height: 100vh; margin: 0; background: #e6edf5 }
      img { height: 384px; border-radius: 12px; box-shadow: 0 8px 24px rgb(16 35 58 / 20%) }
    </style>
    ${images.join('')}`)
  return photographed(page)
}
