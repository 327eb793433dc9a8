import type { Page } from 'playwright-core'
import { goTo } from '../go-to.ts'
import { consultAutomaton, end } from './consulting.ts'
import type { Place } from './place.ts'

const BIRTH = 'date=12/05/1990&heure=14:30&lieu=Rennes (35)'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const follow = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first().click()
const arrive = (page: Page, path: string | RegExp) =>
  page.waitForURL((url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)))

/** Opens the page behind the first link of a kind on another page. */
async function openLinked(page: Page, from: string, href: string): Promise<void> {
  await page.goto(from)
  await page.goto((await page.locator(`main a[href^="${href}"]`).first().getAttribute('href'))!)
}

async function openReceipt(page: Page): Promise<void> {
  await consultAutomaton(page)
  await end(page)
  await page.getByRole('link', { name: 'Voir le reçu' }).click()
  await arrive(page, /\/recu$/)
}

async function keepChart(page: Page): Promise<void> {
  await goTo(page, `/mon-compte/themes/nouveau intent=bring&${BIRTH}`)
  await press(page, 'Garder mon thème')
  await arrive(page, /^\/mon-compte\/themes\/\d+$/)
}

/** What is computed from a chart that was kept. */
const ofChart = (part: string): Place => ({
  who: 'client',
  path: `/mon-compte/themes/1/${part}`,
  async reach(page) {
    await keepChart(page)
    await page.goto(`${page.url().replace(/[?#].*$/, '')}/${part}`)
  },
})

/** The code of the last message to the demonstration's telephones. */
async function textedCode(page: Page): Promise<string> {
  const handset = await page.context().newPage()
  try {
    for (;;) {
      await handset.goto('/bac-a-sable')
      const code = /\b\d{6}\b/.exec(await handset.locator('#sms').innerText())?.[0]
      if (code) return code
    }
  } finally {
    await handset.close()
  }
}

/** Registers the client for the loyalty programme, unless another place did. */
async function joinProgramme(page: Page): Promise<void> {
  const member = '/programme-fidelite/mon-compte'
  await page.goto(member)
  if (new URL(page.url()).pathname === member) return
  const number = page.getByRole('textbox', { name: 'Numéro de mobile' })
  if (await number.count()) {
    await number.fill('06 12 34 56 78')
    await press(page, 'Recevoir un code')
    const code = page.getByRole('textbox', { name: 'Code reçu par SMS' })
    await code.waitFor()
    await code.fill(await textedCode(page))
  }
  await page.getByRole('checkbox').first().check()
  await press(page, 'M’inscrire')
  await arrive(page, member)
}

async function openPayment(page: Page): Promise<void> {
  await page.goto('/wallet')
  await press(page, /^Ajouter 10,00/)
  await arrive(page, /^\/bac-a-sable\/paiement/)
}

async function pay(page: Page): Promise<void> {
  await openPayment(page)
  await press(page, /^Payer 10,00/)
  await arrive(page, '/wallet')
}

async function comeFrom(page: Page, service: string, person: string): Promise<void> {
  await page.goto('/connexion')
  await press(page, `Continuer avec ${service}`)
  await page.getByLabel(person).first().check()
  await press(page, 'Accepter et continuer')
}

async function drawCards(page: Page, game: string): Promise<void> {
  await page.goto(`/tarots-oracles/${game}`)
  await press(page, /^(Mélanger|Lancer)/)
  await press(page, 'Choisir pour moi')
  await press(page, /^(Retourner|Ouvrir)/)
  await arrive(page, /\/tirages\//)
}

async function openKeeping(page: Page): Promise<void> {
  await drawCards(page, 'le-tarot-gratuit-d-argent')
  await follow(page, 'Garder dans mon journal')
  await arrive(page, '/mon-journal/garder')
}

async function keepDraw(page: Page): Promise<void> {
  await openKeeping(page)
  await page.getByLabel('Ce que j’en pense').fill('Le calme de la deuxième carte m’a surpris.')
  await press(page, 'Garder dans mon journal')
  await arrive(page, /^\/mon-journal\/\d+$/)
}

/** A lottery that nobody entered yet, or the one that is open. */
async function openLottery(page: Page): Promise<void> {
  await page.goto('/tirage-au-sort')
  const closesAt = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const id = await page.evaluate(
    async (data) => {
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/admin/lotteries', { method: 'POST', headers, body: JSON.stringify(data) })
      const { lottery } = (await (await fetch('/api/psychics-lottery')).json()) as { lottery: { id: number } }
      return lottery.id
    },
    { closesAt, prizeMinutes: 20, reason: 'Pour regarder la page' },
  )
  await page.goto(`/tirage-au-sort/${id}`)
}

/** The page on which an applicant follows the application: its link is in their mail. */
async function followApplication(page: Page): Promise<void> {
  await page.goto('/devenir-voyant')
  await page.locator('[name="name"]').fill('Ombeline')
  await page.locator('main [name="emailAddress"]').fill(`ombeline-${Date.now()}@example.fr`)
  await page.locator('select[name="gender"]').selectOption({ index: 1 })
  await page.locator('[name="jobIds"]').first().check()
  await page.locator('[name="specialities"]').fill('amour, travail')
  await page.locator('[name="practisingSince"]').fill('2010')
  await page.locator('[name="offeredChannels"]').first().check()
  for (const name of ['headline', 'presentation', 'method']) {
    await page
      .locator(`[name="${name}"]`)
      .fill(
        'Je lis les cartes depuis longtemps, avec des mots simples et sans détour. '
          .repeat(4)
          .slice(0, name === 'headline' ? 70 : 300),
      )
  }
  await page.locator('[name="adult"]').check()
  await press(page, 'Envoyer ma candidature')
  await page.locator('main [name="emailAddress"]').waitFor({ state: 'detached' })
  await page.goto('/bac-a-sable')
  await page.goto((await page.locator('a[href*="/devenir-voyant/suivi/"]').first().getAttribute('href'))!)
}

/** Pages that are reached by an action. */
export const followedPlaces: readonly Place[] = [
  ...['le-tarot-de-marseille', 'le-pendule', 'le-tarot-gratuit-d-aujourd-hui'].map((game) => ({
    who: 'anonymous' as const,
    path: `/tarots-oracles/${game}/tirages/x`,
    reach: (page: Page) => drawCards(page, game),
  })),
  {
    who: 'staff',
    path: '/equipe/partenaires/x',
    reach: (page) => openLinked(page, '/equipe/partenaires', '/equipe/partenaires/'),
  },
  { who: 'staff', path: '/tirage-au-sort/x', reach: openLottery },
  { who: 'anonymous', path: '/devenir-voyant/suivi/x', reach: followApplication },
  { who: 'anonymous', path: '/mag/x', reach: (page) => openLinked(page, '/mag', '/mag/') },
  {
    who: 'anonymous',
    path: '/voyance/lexique/x',
    reach: (page) => openLinked(page, '/voyance/lexique', '/voyance/lexique/'),
  },
  {
    who: 'anonymous',
    path: '/divination/lexique/x',
    reach: (page) => openLinked(page, '/divination/lexique', '/divination/lexique/'),
  },
  {
    who: 'anonymous',
    path: '/bac-a-sable/connexion/google',
    async reach(page) {
      await page.goto('/connexion')
      await press(page, 'Continuer avec Google')
      await arrive(page, /^\/bac-a-sable\/connexion/)
    },
  },
  {
    who: 'anonymous',
    path: '/inscription/terminer',
    async reach(page) {
      await comeFrom(page, 'Facebook', 'Paul')
      await arrive(page, '/inscription/terminer')
    },
  },
  {
    who: 'anonymous',
    path: '/connexion/relier',
    async reach(page) {
      await comeFrom(page, 'Google', 'Camille')
      await arrive(page, '/connexion/relier')
    },
  },
  { who: 'client', path: '/consultations/1/recu', reach: openReceipt },
  {
    who: 'client',
    path: '/recu/1-code',
    async reach(page) {
      await openReceipt(page)
      await openLinked(page, page.url(), '/recu/')
    },
  },
  { who: 'client', path: '/programme-fidelite/mon-compte', reach: joinProgramme },
  {
    who: 'client',
    path: '/programme-fidelite/commander-ma-carte',
    async reach(page) {
      await joinProgramme(page)
      await page.goto('/programme-fidelite/commander-ma-carte')
    },
  },
  {
    who: 'client',
    path: '/consultations/1/signaler',
    async reach(page) {
      await openReceipt(page)
      await page.goto(page.url().replace(/recu$/, 'signaler'))
    },
  },
  {
    who: 'client',
    path: '/mon-compte/themes/1',
    reach: keepChart,
  },
  ...['horoscope', 'transits', 'revolution-solaire'].map(ofChart),
  { who: 'client', path: '/mon-journal/garder', reach: openKeeping },
  { who: 'client', path: '/mon-journal/1', reach: keepDraw },
  {
    who: 'client',
    path: '/mon-journal/2',
    state: 'horoscope',
    async reach(page) {
      await page.goto('/horoscope/jour/lion')
      await follow(page, 'Garder dans mon journal')
      await arrive(page, /^\/mon-journal\//)
      if (new URL(page.url()).pathname.endsWith('garder')) await press(page, 'Garder dans mon journal')
      await arrive(page, /^\/mon-journal\/\d+$/)
    },
  },
  {
    who: 'client',
    path: '/mon-journal',
    state: 'kept',
    async reach(page) {
      await keepDraw(page)
      await page.goto('/mon-journal')
    },
  },
  {
    who: 'newcomer',
    path: '/mon-compte/budget',
    state: 'capped',
    async reach(page) {
      await page.goto('/mon-compte/budget')
      for (const [day, month] of [
        ['20', '100'],
        ['', '200'],
      ] as const) {
        await page.getByLabel('Par jour').fill(day)
        await page.getByLabel('Par mois').fill(month)
        await press(page, 'Enregistrer mes plafonds')
        await page.getByText('Vos plafonds sont enregistrés').waitFor()
        await page.goto('/mon-compte/budget')
      }
    },
  },
  { who: 'client', path: '/bac-a-sable/paiement/x', reach: openPayment },
  {
    who: 'client',
    path: '/paiement/x',
    async reach(page) {
      await openPayment(page)
      await page.goto(new URL(page.url()).pathname.replace('/bac-a-sable', ''))
    },
  },
  {
    who: 'client',
    path: '/wallet/remboursement',
    state: 'refunded',
    async reach(page) {
      await pay(page)
      await page.goto('/wallet/remboursement')
      await press(page, /^Me rembourser/)
      await page.getByText('retournent sur votre moyen de paiement').waitFor()
    },
  },
  {
    who: 'client',
    path: '/wallet',
    state: 'paid',
    reach: pay,
  },
  {
    who: 'client',
    path: '/retractation/R-1',
    async reach(page) {
      await pay(page)
      await page.goto('/retractation')
      await follow(page, 'Renoncer à ce contrat')
      await press(page, 'Confirmer ma rétractation')
      await arrive(page, /^\/retractation\//)
    },
  },
  {
    who: 'staff',
    path: '/equipe/contestations/1',
    async reach(page, also) {
      const client = await also('client')
      await openReceipt(client)
      await client.getByLabel('Que s’est-il passé ?').fill('La ligne a coupé.')
      await press(client, 'Contester ce reçu')
      await client.getByText('Contestation en attente').waitFor()
      await openLinked(page, '/equipe', '/equipe/contestations/')
    },
  },
]
