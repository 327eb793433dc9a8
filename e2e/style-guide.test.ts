import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeOn } from './axe.ts'
import { openVisitor, type Visitor } from './browser.ts'
import { ofTheScreen } from './of-the-screen.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

beforeAll(() => openSite())
afterAll(closeSite)

interface Seen {
  width?: number
  scheme?: 'light' | 'dark'
  still?: boolean
  scripts?: boolean
}

/** The guide, once its copy of the rules is loaded. */
async function openGuide({
  width = 1280,
  scheme = 'light',
  still = true,
  scripts = true,
}: Seen = {}): Promise<Visitor> {
  const visitor = await openVisitor(browser, site.address, scripts)
  const { context, page } = visitor
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: still ? 'reduce' : 'no-preference' })
  await page.goto('/ui')
  if (scripts) await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
  return visitor
}

describe('axe finds no violations', () => {
  test.each([
    [375, 'light'],
    [375, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('at %i px, %s', async (width, scheme) => {
    const { page, context, complaints } = await openGuide({ width, scheme })
    const axe = axeOn(page)
    const isFirst = width === 375 && scheme === 'light'
    const { violations } = await (isFirst ? axe : axe.withRules(ofTheScreen)).analyze()
    const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html.slice(0, 200)) }))
    expect(found).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

test.each([320, 375, 768, 1440])('at %i px nothing scrolls sideways', async (width) => {
  const { page, context } = await openGuide({ width })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await context.close()
})

test('states and brands are shown side by side', async () => {
  const { page, context } = await openGuide()
  const ground = (brand: string, scheme: string) =>
    page
      .locator(`[data-brand="${brand}"][data-scheme="${scheme}"]`)
      .evaluate((sample) => getComputedStyle(sample).backgroundColor)
  const grounds = await Promise.all(
    ['main', 'second', 'affiliation'].flatMap((brand) => ['light', 'dark'].map((scheme) => ground(brand, scheme))),
  )
  expect(new Set(grounds).size).toBe(6)
  const outline = (state: string) =>
    page
      .locator(`#actions a[data-state="${state}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link).outlineStyle)
  expect(await outline('focus')).toBe('solid')
  expect(await outline('hover')).toBe('none')
  await context.close()
})

test('tabs: one panel is shown, arrows, Home and End select the others', async () => {
  const { page, context } = await openGuide()
  const tab = (name: string) => page.getByRole('tab', { name })
  const shown = () => page.getByRole('tabpanel').allInnerTexts()
  await tab('Passé').focus()
  expect(await shown()).toEqual([expect.stringContaining('Ce qui a mené')])
  await page.keyboard.press('ArrowRight')
  expect(await tab('Présent').getAttribute('aria-selected')).toBe('true')
  expect(await tab('Présent').evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await shown()).toEqual([expect.stringContaining('Ce qui se joue')])
  await page.keyboard.press('End')
  expect(await shown()).toEqual([expect.stringContaining('Ce qui peut venir')])
  await page.keyboard.press('ArrowRight')
  expect(await shown()).toEqual([expect.stringContaining('Ce qui a mené')])
  await tab('Avenir').click()
  expect(await shown()).toEqual([expect.stringContaining('Ce qui peut venir')])
  await page.keyboard.press('Home')
  expect(await tab('Passé').getAttribute('tabindex')).toBe('0')
  expect(await tab('Avenir').getAttribute('tabindex')).toBe('-1')
  await context.close()
})

test('accordion: by keyboard, one section at a time', async () => {
  const { page, context } = await openGuide()
  const question = (name: string) => page.locator('summary', { hasText: name })
  await question('Quand le compteur').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Au premier message').waitFor({ state: 'visible' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.getByText('Le temps perdu n’est pas compté.').waitFor({ state: 'visible' })
  await page.getByText('Au premier message').waitFor({ state: 'hidden' })
  await context.close()
})

test.each(['Ouvrir la boîte', 'Ouvrir le tiroir'])('%s: the focus goes in, stays, and comes back', async (name) => {
  const { page, context } = await openGuide()
  const opener = page.getByRole('button', { name })
  await opener.focus()
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Mettre fin à la consultation' })
  await modal.waitFor()
  for (let presses = 0; presses < 3; presses += 1) {
    expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await modal.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  await context.close()
})

test('card: space and Enter turn it, and only the visible face is read', async () => {
  const { page, context } = await openGuide()
  const card = page.getByRole('checkbox', { name: 'Retourner la carte', exact: true })
  const faces = () =>
    card.evaluate((box) =>
      [...box.nextElementSibling!.children].map((face) => getComputedStyle(face).visibility === 'visible'),
    )
  expect(await faces()).toEqual([true, false])
  await card.focus()
  await page.keyboard.press('Space')
  await expect.poll(faces).toEqual([false, true])
  await page.keyboard.press('Enter')
  await expect.poll(faces).toEqual([true, false])
  expect(await page.getByRole('checkbox', { name: 'Retourner la carte, plus tard' }).isDisabled()).toBe(true)
  await context.close()
})

test('card: it turns in 3D, or fades with reduced motion', async () => {
  const turned = async (still: boolean) => {
    const { page, context } = await openGuide({ still })
    const card = page.getByRole('checkbox', { name: 'Retourner la carte', exact: true })
    await card.check()
    const styles = await card.evaluate(async (box) => {
      const inner = box.nextElementSibling!
      await Promise.all(inner.getAnimations({ subtree: true }).map((animation) => animation.finished))
      const { transform } = getComputedStyle(inner)
      return { turns: transform !== 'none', front: getComputedStyle(inner.firstElementChild!).opacity }
    })
    await context.close()
    return styles
  }
  expect(await turned(false)).toEqual({ turns: true, front: '1' })
  expect(await turned(true)).toEqual({ turns: false, front: '0' })
})

test('parallax moves with the page, and not at all with reduced motion', async () => {
  const moved = async (still: boolean) => {
    const { page, context } = await openGuide({ still })
    const star = page.locator('#mouvement .night svg').first()
    const places = () => star.evaluate((element) => (element.parentElement as HTMLElement).style.translate)
    const before = await places()
    await star.scrollIntoViewIfNeeded()
    const result = still ? await places() : await changed(places, before)
    await context.close()
    return result
  }
  expect(await moved(false)).toMatch(/^0px -?[\d.]+%$/)
  expect(await moved(true)).toBe('')
})

async function changed(read: () => Promise<string>, before: string): Promise<string> {
  await expect.poll(read).not.toBe(before)
  return read()
}

describe('a toast', () => {
  const START = new Date('2026-11-21T20:00:00Z')

  async function openStill(): Promise<{ page: Page; close: () => Promise<void> }> {
    const { page, context } = await openGuide()
    await page.clock.install({ time: START })
    await page.reload()
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    await page.clock.pauseAt(new Date(START.getTime() + 60_000))
    return { page, close: () => context.close() }
  }

  const good = (page: Page) => page.getByRole('status').getByText('Salomé est dans vos favoris.')
  const bad = (page: Page) => page.getByRole('alert').getByText('refusé par votre banque').last()

  test('is shown for 4 s, at the top in the middle; an error is an alert', async () => {
    const { page, close } = await openStill()
    await page.getByRole('button', { name: 'Montrer une réussite' }).click()
    const box = (await page
      .locator('div', { has: good(page) })
      .last()
      .boundingBox())!
    expect(box.y).toBeLessThan(40)
    expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(2)
    await page.mouse.move(5, 800)
    await page.clock.runFor(3999)
    expect(await good(page).isVisible()).toBe(true)
    await page.clock.runFor(1)
    await good(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Montrer un échec' }).click()
    await bad(page).waitFor()
    await close()
  })

  test('stays while the pointer or the focus is on it', async () => {
    const { page, close } = await openStill()
    await page.getByRole('button', { name: 'Montrer une réussite' }).click()
    await good(page).hover()
    await page.clock.runFor(20_000)
    expect(await good(page).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Fermer ce message' }).focus()
    await page.mouse.move(5, 800)
    await page.clock.runFor(20_000)
    expect(await good(page).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Montrer une réussite' }).focus()
    await page.clock.runFor(4000)
    await good(page).waitFor({ state: 'detached' })
    await close()
  })

  test('is closed by keyboard, on its button or by Escape, and is shown once', async () => {
    const { page, close } = await openStill()
    const again = page.getByRole('button', { name: 'Montrer une réussite' })
    await again.press('Enter')
    await again.press('Enter')
    expect(await good(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await good(page).waitFor({ state: 'detached' })
    await again.press('Enter')
    await page.getByRole('button', { name: 'Fermer ce message' }).press('Space')
    await good(page).waitFor({ state: 'detached' })
    await close()
  })
})

test('a form is submitted only once every field is valid, and links to each invalid one', async () => {
  const { page, context } = await openGuide()
  const form = page.getByRole('form', { name: 'Formulaire vérifié' })
  const summary = form.getByRole('region', { name: /à revoir/ })
  const focused = (name: string) =>
    form.getByLabel(name, { exact: true }).evaluate((element) => element === document.activeElement)
  await form.getByRole('button', { name: 'Envoyer' }).click()
  await summary.waitFor()
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    'Prénom\u00a0: Remplissez ce champ.',
    'Adresse e-mail\u00a0: Remplissez ce champ.',
    'Date de naissance\u00a0: Remplissez ce champ.',
    'Cochez cette case pour continuer.',
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await focused('Prénom')).toBe(true)
  await page.keyboard.type('Camille')
  expect(await summary.getByRole('link').count()).toBe(3)
  await form.getByLabel('Adresse e-mail').fill('camille@')
  await form.getByLabel('Date de naissance').pressSequentially('31021988')
  expect(await form.getByLabel('Date de naissance').inputValue()).toBe('31/02/1988')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Envoyer' }).click()
  expect(await summary.getByRole('link').allInnerTexts()).toEqual([
    expect.stringContaining('Cette adresse e-mail n’est pas complète'),
    expect.stringContaining('Cette date est incomplète'),
  ])
  expect(await page.getByText('Tout est rempli').count()).toBe(0)
  await form.getByLabel('Adresse e-mail').fill('camille@exemple.fr')
  await form.getByLabel('Date de naissance').fill('1988-02-29')
  await form.getByRole('button', { name: 'Envoyer' }).click()
  await page.getByRole('status').getByText('Tout est rempli').waitFor()
  expect(await summary.count()).toBe(0)
  expect(await form.getByLabel('Date de naissance').inputValue()).toBe('29/02/1988')
  await context.close()
})

test('the server’s errors of a registration are listed too, and take the focus', async () => {
  const { page, context } = await openVisitor(browser, site.address)
  await page.goto('/inscription')
  await page.getByLabel('Prénom').fill('Anne')
  await page.getByLabel('Adresse e-mail').fill('anne@exemple.fr')
  await page.getByLabel('Mot de passe').fill('motdepasse1234')
  await page.getByLabel('Date de naissance').fill('17/04/1990')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  const summary = page.getByRole('region', { name: 'Il reste un point à revoir' })
  await summary.waitFor()
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await summary.getByRole('link', { name: /^Mot de passe/ }).click()
  const field = page.getByLabel('Mot de passe', { exact: true })
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.getByLabel('Date de naissance').inputValue()).toBe('17/04/1990')
  await context.close()
})

test('adding or removing a favourite is announced, the later message replacing the first', async () => {
  const { page, context } = await openVisitor(browser, site.address)
  await context.request.post('/api/users/login', {
    headers: { origin: site.address },
    data: { email: 'cliente@demo.test', password: 'clair-de-lune-2026' },
  })
  await page.goto('/voyance')
  const heart = page.getByRole('button', { name: 'Garder Éléonore parmi mes favoris' })
  const before = (await heart.getAttribute('aria-pressed')) === 'true'
  const words = ['Éléonore n’est plus dans vos favoris.', 'Éléonore est dans vos favoris.']
  await heart.click()
  await page.getByRole('status').getByText(words[Number(!before)]!).waitFor()
  await heart.click()
  await page.getByRole('status').getByText(words[Number(before)]!).waitFor()
  expect(await page.getByText(words[Number(!before)]!).count()).toBe(0)
  await context.close()
})

test('without scripts every tab’s panel is visible, sections open, cards turn', async () => {
  const { page, context } = await openGuide({ scripts: false })
  for (const words of ['Ce qui a mené', 'Ce qui se joue', 'Ce qui peut venir']) {
    expect(await page.getByText(words).isVisible()).toBe(true)
  }
  expect(await page.getByRole('tab').count()).toBe(0)
  await page.getByRole('link', { name: 'Avenir' }).click()
  expect(new URL(page.url()).hash).toBe('#onglet-future')
  await page.locator('summary', { hasText: 'Et si la connexion se coupe' }).click()
  await page.getByText('Le temps perdu n’est pas compté.').waitFor({ state: 'visible' })
  const card = page.getByRole('checkbox', { name: 'Retourner la carte', exact: true })
  await card.press('Space')
  expect(await card.isChecked()).toBe(true)
  await context.close()
})
