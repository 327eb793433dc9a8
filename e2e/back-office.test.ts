import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addConsultation } from '../test/consultations.ts'
import { postAny } from '../test/ledger/post-any.ts'
import { aPdf, aPicture } from '../test/vetting.ts'
import { axeOn } from './axe.ts'
import { openVisitor } from './browser.ts'
import { Caller } from './caller.ts'
import { codeNow, signInAtDesk } from './sign-in-at-desk.ts'
import { browser, closeSite, openSite, site } from './visited-site.ts'

const MODERATOR = 'moderateur@demo.test'
const REASON = 'Cet avis nomme une autre personne.'
const FIRST_SCREEN = 600 * 1024

beforeAll(() => openSite())
afterAll(closeSite)

/** A review of the demonstration, reset to undecided. */
async function waitingReview(): Promise<number> {
  const { consultation_id } = await site.owner
    .selectFrom('reviews')
    .select('consultation_id')
    .where('site_id', '=', 99)
    .orderBy('consultation_id')
    .executeTakeFirstOrThrow()
  await site.owner
    .updateTable('reviews')
    .set({ status: 'pending' })
    .where('consultation_id', '=', consultation_id)
    .execute()
  return consultation_id
}

/** Bytes that a page loads, as transferred. */
function weigh(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().includes('/admin')) sizes.push(request.sizes().then((size) => size.responseBodySize))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('a moderator signs in with both factors, loses the session while typing a reason, and refuses a review', async () => {
  const id = await waitingReview()
  const { page, context, complaints } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  const healthy = async () => expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])
  const weight = weigh(page)
  await page.goto('/admin')
  expect(new URL(page.url()).pathname).toBe('/connexion')
  await signInAtDesk(page, MODERATOR)

  await page.getByRole('menuitem', { name: 'Avis', exact: true }).click()
  await page.getByRole('cell', { name: String(id), exact: true }).waitFor()
  expect(await weight()).toBeLessThanOrEqual(FIRST_SCREEN)
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Alertes de détresse',
    'Avis',
    'Réponses aux avis',
    'Changements de profil',
    'Questions gratuites',
    'Espace de l’équipe',
    'Voir le site',
  ])
  await healthy()
  await page.getByRole('cell', { name: String(id), exact: true }).click()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await page.getByLabel('Motif, compté pour tous').click()
  await page.getByRole('option', { name: 'Désigne une personne' }).click()
  await page.getByLabel('Raison, dite à son auteur').fill(REASON)
  await page.reload()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await healthy()

  await site.owner.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', 'is not', null).execute()
  await page.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click()
  await page.getByRole('heading', { name: 'Votre session a pris fin' }).waitFor()
  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Se connecter' }).click(),
  ])
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Vous n’êtes pas encore connecté').waitFor()
  await signInAtDesk(beside, MODERATOR)
  await beside.getByRole('menuitem', { name: 'Avis', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('L’avis est refusé et son auteur est prévenu.').waitFor()
  const decided = site.owner
    .selectFrom('reviews')
    .select(['status', 'reason_kind', 'refusal_reason'])
    .where('consultation_id', '=', id)
  expect(await decided.executeTakeFirst()).toEqual({
    status: 'refused',
    reason_kind: 'person',
    refusal_reason: REASON,
  })

  // A code is asked for again after five minutes, and the export continues.
  await site.owner
    .updateTable('sessions')
    .set({ factor_at: new Date(Date.now() - 6 * 60_000) })
    .execute()
  await page.goto('/admin#/reviews?filter={"status":"refused"}')
  await page
    .getByRole('cell', { name: String(id), exact: true })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Exporter' }).click()
  await page.getByLabel('Code de l’application').fill(await codeNow(page, MODERATOR))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Valider' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  const states = file
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(';')[1])
  expect(new Set(states)).toEqual(new Set(['refused']))
  expect(file).toContain(`\r\n${id};refused;`)
  expect(file.slice(0, 9)).toBe('\ufeffN°;État;')
  // An empty list shows its column headings too.
  await page.goto('/admin#/reviews?filter={"psychicId":"999999"}')
  await page.getByText('Rien ne correspond à ces filtres.').waitFor()
  const [empty] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter' }).click(),
  ])
  expect(await readFile(await empty.path(), 'utf8')).toBe(`${file.split('\r\n')[0]}\r\n`)

  // The browser itself logs the answers after the session ended.
  expect(complaints.filter((one) => !/40[13]/.test(one))).toEqual([])
  await context.close()
})

/** The last e-mail that an address got, once it contains this. */
async function mailWith(recipient: string, part: RegExp): Promise<string> {
  const latest = async () => {
    const mails = site.owner.selectFrom('mailbox').select('text').where('recipient', '=', recipient)
    return part.exec((await mails.orderBy('id', 'desc').executeTakeFirst())?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(latest, { interval: 200 }).not.toBe('')
  return latest()
}

test('in the demonstration every promise of the compliance page is kept', async () => {
  const { page } = await openVisitor(browser, site.address)
  await page.goto('/admin')
  await signInAtDesk(page, 'admin@demo.test')
  await page.getByRole('menuitem', { name: 'Conformité' }).waitFor()
  const { findings } = await (await page.request.get('/api/admin/compliance')).json()
  expect(findings.filter(({ state }: { state: string }) => state !== 'kept')).toEqual([])
})

test('an admin takes a psychic from an application to a profile that a client consults', async () => {
  const [admin, applicant] = ['admin@demo.test', 'melusine@example.test']
  const desk = await openVisitor(browser, site.address)
  const { page } = desk
  await desk.context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click()
  const choose = async (label: string, option: string) => {
    await page.getByLabel(label).click()
    await page.getByRole('option', { name: option }).click()
  }
  await page.goto('/admin')
  await signInAtDesk(page, admin)
  await page.getByRole('menuitem', { name: 'Voyants' }).click()
  await page.getByRole('link', { name: 'Nouvelle candidature' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).waitFor()
  const texts = {
    'Nom affiché': 'Mélusine',
    'Adresse e-mail': applicant,
    Accroche: 'Le tarot, sans détour.',
    Présentation: 'Je tire les cartes depuis dix ans.',
    'Sa façon de consulter': 'Trois cartes, une question.',
    'Exerce depuis': '2016',
  }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
  await choose('Genre', 'une femme')
  await choose('Métiers', 'tarologie')
  await page.getByRole('option', { name: 'voyance' }).click()
  await page.keyboard.press('Escape')
  await page.getByLabel('Spécialités').fill('amour')
  await page.keyboard.press('Enter')
  await page.getByLabel('tchat').check()
  await press('Enregistrer')

  const charter = { name: 'charte.pdf', mimeType: 'application/pdf', buffer: aPdf }
  for (const kind of ['pièce d’identité', 'charte signée']) {
    await choose('Nature', kind)
    await page.getByLabel('Fichier').setInputFiles(charter)
    await press('Ajouter la pièce')
    await page.getByRole('region', { name: kind }).getByRole('button', { name: 'Accepter' }).click()
    await page.getByRole('dialog').getByLabel('Valable jusqu’au').fill('31/01/2040')
    await press('Accepter')
    await page.getByRole('region', { name: kind }).getByText('acceptée').waitFor()
  }
  // A colleague has graded the trial already: two people do.
  const colleague = await site.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', MODERATOR)
    .executeTakeFirstOrThrow()
  const { psychic_id } = await site.owner
    .selectFrom('psychic_dossiers')
    .select('psychic_id')
    .where('email', '=', applicant)
    .executeTakeFirstOrThrow()
  await site.owner
    .insertInto('psychic_trials')
    .values({ psychic_id, passed: true, note: 'Juste, et à l’écoute.', at: new Date(), by_id: colleague.id })
    .execute()
  await press('Noter l’essai')
  await page.getByLabel('Ce qui a été vu').fill('Claire, et sans promesse.')
  await press('Noter l’essai')
  await press('Ouvrir le profil')
  await page.getByLabel('Prix par minute, en euros').fill('2,50')
  await press('Ouvrir le profil')
  await page.getByText('Le profil est ouvert').waitFor()
  await page.getByText('49 sur 49 en ce moment.').waitFor()
  expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])
  expect(desk.complaints).toEqual([])

  const { page: own, context, complaints } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  await own.goto(new URL(await mailWith(applicant, /http\S+mot-de-passe-oublie/)).pathname)
  await own.getByLabel('Adresse e-mail').first().fill(applicant)
  await own.getByRole('button', { name: 'Recevoir un code' }).click()
  await own.getByLabel('Code reçu par e-mail').fill(await mailWith(applicant, /\b\d{6}\b/))
  await own.getByLabel('Nouveau mot de passe').fill('une phrase que je retiens')
  await own.getByRole('button', { name: 'Changer mon mot de passe' }).click()
  await own.getByRole('link', { name: 'Revenir à mon compte' }).click()
  await own.getByRole('link', { name: 'Mon espace voyant' }).click()
  await own.getByRole('button', { name: 'Me rendre disponible' }).click()
  await own.getByText('Visible depuis').waitFor()

  const client = await Caller.signIn(site, 'cliente@demo.test')
  const { psychics } = await client.call(site, 'GET', '/api/psychics?name=melusine')
  expect(psychics).toMatchObject([{ slug: 'melusine', status: 'available', pricePerMinute: 250 }])
  const { consultation } = await client.call(site, 'POST', '/api/consultations', {
    psychicId: psychics[0].id,
    channel: 'chat',
  })
  await own.getByRole('button', { name: 'Accepter' }).click()
  const status = async () =>
    (await client.call(site, 'GET', `/api/consultations/${consultation.id}`)).consultation.status
  await expect.poll(status).toBe('accepted')
  expect(complaints).toEqual([])
  await context.close()
  await desk.context.close()
})

test('an editor overrides the calendar’s season of the brand, sees it on the site, and ends the override', async () => {
  const { page, context, complaints } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  const today = new Date().toISOString().slice(0, 10)
  const shown = async () => /data-season="([^"]+)"/.exec(await (await fetch(site.address)).text())?.[1]
  await page.goto('/admin')
  await signInAtDesk(page, 'editeur@demo.test')
  await page.getByRole('link', { name: 'Choisir une saison' }).click()
  await page.getByRole('combobox', { name: 'Saison' }).click()
  await page.getByRole('option', { name: 'Avent' }).click()
  for (const label of ['Premier jour', 'Dernier jour']) await page.getByLabel(label).fill(today)
  await page.getByLabel('Raison').fill('Avent de la marque')
  await page.getByRole('button', { name: 'Choisir cette saison' }).click()
  const day = page.getByRole('table', { name: /^Calendrier/ }).getByRole('link', { name: 'Saison : Avent' })
  await day.waitFor()
  expect(await day.getAttribute('href')).toBe('/?saison=pre-christmas-eve')
  await expect.poll(shown).toBe('pre-christmas-eve')
  expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])

  await page.getByRole('cell', { name: 'Avent', exact: true }).click()
  await page.getByRole('button', { name: 'Retirer ce choix' }).click()
  await page.getByRole('dialog').getByLabel('Raison').fill('Trop tôt')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer ce choix' }).click()
  await page.getByText('Les jours à venir sont rendus au calendrier.').waitFor()
  await expect.poll(shown).not.toBe('pre-christmas-eve')
  expect(complaints).toEqual([])
  await context.close()
})

test('an editor closes a game, which its page says until it is opened again, and goes from a deck to a card’s texts', async () => {
  const { page, context, complaints } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  const shown = async () => (await fetch(`${site.address}/tarots-oracles/le-pendule`)).text()
  const turn = async () => {
    await page.getByRole('link', { name: 'Changer les réglages' }).click()
    await page.getByLabel('Ouvert', { exact: true }).click()
    await page.getByLabel('Raison').fill('Essai de la fermeture')
    await page.getByRole('button', { name: 'Enregistrer les réglages' }).click()
    await page.getByText('C’est enregistré.').waitFor()
  }
  await page.goto('/admin')
  await signInAtDesk(page, 'editeur@demo.test')
  await page.getByRole('menuitem', { name: 'Jeux', exact: true }).click()
  await page.getByRole('link', { name: 'Le pendule' }).click()
  await page.getByText('Empreinte de l’ordre').waitFor()
  expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])
  expect(await shown()).not.toContain('Ce jeu est fermé')
  await turn()
  await expect.poll(shown).toContain('Ce jeu est fermé')
  await turn()
  await expect.poll(shown).not.toContain('Ce jeu est fermé')

  await page.getByRole('menuitem', { name: 'Jeux de cartes' }).click()
  await page.getByRole('link', { name: 'Le Tarot de Marseille' }).click()
  await page.getByRole('link', { name: 'La Lune' }).waitFor()
  expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])
  await page.getByRole('link', { name: 'La Lune' }).click()
  await page.getByText('reprend des phrases livrées avec le site').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

/** A bill of 120 EUR that the demo client disputes. */
async function contested(email: string): Promise<number> {
  const one = (table: 'users' | 'psychics') => site.owner.selectFrom(table).select('id').orderBy('id')
  const { id: clientId } = await one('users').where('email', '=', email).executeTakeFirstOrThrow()
  const { id: psychicId } = await one('psychics').executeTakeFirstOrThrow()
  const consultation_id = await addConsultation(site.owner, { clientId, psychicId, pickUp: 5 })
  const client = { siteId: 99, ownerId: clientId }
  const psychic = { siteId: 99, ownerId: psychicId }
  await postAny(site.owner, 'test', `contested:${consultation_id}`, [
    { account: { kind: 'client_wallet', ...client }, amount: 12_000 },
    { account: { kind: 'payment_provider', siteId: 99, ownerId: 0 }, amount: -12_000 },
  ])
  const { transactionId: transaction_id } = await postAny(
    site.owner,
    'consultation',
    `consultation:${consultation_id}`,
    [
      { account: { kind: 'client_wallet', ...client }, amount: -12_000 },
      { account: { kind: 'vat', ...psychic }, amount: 2000 },
      { account: { kind: 'psychic_earnings', ...psychic }, amount: 4500 },
      { account: { kind: 'site_revenue', ...psychic }, amount: 5500 },
    ],
  )
  const time = { seconds: 2880, free_seconds: 0, gift_seconds: 0, price_per_minute: 250, waived: false }
  const bill = { total: 12_000, vat: 2000, balance_before: 17_000, balance_after: 5000 }
  await site.owner
    .insertInto('receipts')
    .values({ consultation_id, transaction_id, ...time, ...bill })
    .execute()
  const given = { consultation_id, site_id: 99, reason: 'La ligne a coupé.', opened_at: new Date() }
  await site.owner.insertInto('disputes').values(given).execute()
  return consultation_id
}

test('a support person proposes a refund of 110 EUR, a second person confirms it, and the client finds it in their wallet', async () => {
  const [email, reason] = ['cliente@demo.test', 'La coupure vient de chez nous.']
  const id = await contested(email)
  const client = await Caller.signIn(site, email)
  const balance = async () => (await client.call(site, 'GET', '/api/wallet')).wallet.balance
  const before = await balance()
  const openAs = async (email: string) => {
    const visitor = await openVisitor(browser, site.address)
    await visitor.context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
    await visitor.page.goto('/admin')
    await signInAtDesk(visitor.page, email)
    await visitor.page.getByRole('menuitem', { name: 'Contestations' }).click()
    await visitor.page.getByRole('cell', { name: String(id), exact: true }).click()
    return visitor
  }
  const first = await openAs('support@demo.test')
  const { page } = first
  const dialog = page.getByRole('dialog')
  const healthy = async () => expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])
  await page.getByRole('button', { name: 'Rembourser' }).click()
  await page.getByLabel('Montant en euros').fill('120,01')
  await page.getByLabel('Raison, dite au client et au voyant').fill(reason)
  await dialog.getByRole('button', { name: 'Rembourser' }).click()
  await dialog.getByText('ne dépasse pas le prix payé').waitFor()
  expect(await page.getByLabel('Raison, dite au client et au voyant').inputValue()).toBe(reason)
  await page.getByLabel('Montant en euros').fill('110')
  // The second factor is too old: a code is asked for once, and the act is then done.
  const aged = new Date(Date.now() - 6 * 60_000)
  const staff = site.owner.selectFrom('users').select('id').where('email', '=', 'support@demo.test')
  await site.owner.updateTable('sessions').set({ factor_at: aged }).where('user_id', 'in', staff).execute()
  await dialog.getByRole('button', { name: 'Rembourser' }).click()
  await page.getByLabel('Code de l’application').fill(await codeNow(page, 'support@demo.test'))
  await page.getByRole('button', { name: 'Valider' }).click()
  await page.getByText('Sacha propose de rendre 110,00').waitFor()
  expect(await page.getByLabel('Code de l’application').count()).toBe(0)
  await page.getByRole('button', { name: 'Retirer la proposition' }).waitFor()
  expect(await page.getByRole('button', { name: 'Confirmer le remboursement' }).count()).toBe(0)
  const confirm = `/api/admin/disputes/${id}/confirm`
  const own = await page.request.post(confirm, { headers: { origin: site.address, 'idempotency-key': 'own' } })
  expect((await own.json()).api.error.code).toBe(4213)

  await page.goto(`/admin#/consultations/${id}/show`)
  await page.getByRole('button', { name: 'Lire les messages' }).click()
  await page.getByLabel('Raison de cette lecture').fill('Vérifier la coupure contestée')
  await dialog.getByRole('button', { name: 'Lire les messages' }).click()
  await page.getByRole('heading', { name: 'Messages', exact: true }).waitFor()
  await healthy()
  expect(await balance()).toBe(before)

  await page.goto('/admin#/disputes')
  await page.getByRole('row', { name: 'en attente d’une seconde personne' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'à confirmer' }).count()).toBe(0)

  const second = await openAs('admin@demo.test')
  await second.page.getByRole('menuitem', { name: 'Contestations 1 à confirmer' }).waitFor()
  await second.page.getByRole('button', { name: 'Confirmer le remboursement' }).click()
  await second.page.getByText('C’est fait.').waitFor()
  await second.page.getByText(/puis /).waitFor()
  expect(await balance()).toBe(before + 11_000)
  const shown = async (path: string) => (await client.ask(site, 'GET', path)).text()
  expect(await shown(`/consultations/${id}/recu`)).toContain('110,00\u00a0€ vous ont été rendus')
  expect(await shown('/mon-compte/donnees')).toContain('Vérifier la coupure contestée')
  // The browser itself logs the refused amount and the refused old code.
  expect([...first.complaints, ...second.complaints].filter((one) => !/40[03]/.test(one))).toEqual([])
  await Promise.all([first.context.close(), second.context.close()])
})

test('an editor schedules a banner with a picture: it appears at its time, on this brand only', async () => {
  const { page, context, complaints } = await openVisitor(browser, site.address)
  await context.addCookies([{ name: 'cookie-choice', value: 'refused', url: site.address }])
  const bannersAt = async (address: string) => {
    const answer = await fetch(`${address}/api/directus?table=notifications`)
    const { data } = (await answer.json()) as { data: { data: { title: string; image: string | null }[] } }
    return data.data.filter(({ title }) => title === 'La lune de mai')
  }
  await page.goto('/admin')
  await signInAtDesk(page, 'editeur@demo.test')
  await page.getByRole('link', { name: 'Écrire une annonce' }).click()
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('Elle se lève ce soir.')
  await page.getByRole('button', { name: 'Gras' }).click()
  const texts = { Adresse: 'lune-de-mai', Titre: 'La lune de mai', 'Délai en secondes': '0', Rang: '0' }
  for (const [label, text] of Object.entries(texts)) await page.getByRole('textbox', { name: label }).fill(text)

  await page.getByRole('button', { name: 'Choisir une image' }).click()
  const picture = { name: 'lune.jpg', mimeType: 'image/jpeg', buffer: await aPicture() }
  await page.getByRole('dialog').getByLabel('Image', { exact: true }).setInputFiles(picture)
  await page.getByRole('button', { name: 'Ajouter l’image' }).click()
  await page.getByText('Dites ce que montre cette image').waitFor()
  expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])
  await page.getByLabel('Ce qu’elle montre').fill('La lune sur la mer')
  await page.getByRole('button', { name: 'Ajouter l’image' }).click()
  await page.getByRole('button', { name: 'Changer l’image' }).waitFor()

  // The typed text survives the tab.
  await page.reload()
  await page.getByText('Elle se lève ce soir.').waitFor()
  const moment = new Date(Date.now() + 3_600_000)
  await page.getByLabel('Publier le').fill(moment.toLocaleString('sv-SE', { timeZone: 'Europe/Paris' }).slice(0, 16))
  await page.getByRole('button', { name: 'Programmer' }).click()
  await page.getByText('C’est programmé.').waitFor()
  await page.getByRole('heading', { name: 'Versions' }).waitFor()
  expect((await axeOn(page).analyze()).violations.map((one) => one.id)).toEqual([])
  expect(await bannersAt(site.address)).toEqual([])

  // The program's clock runs in real time, and an hour is long: the publication time is moved instead.
  await site.owner
    .updateTable('content_entries')
    .set({ publish_at: new Date(Date.now() - 60_000) })
    .where('address', '=', 'lune-de-mai')
    .execute()
  await expect.poll(() => bannersAt(site.address)).toHaveLength(1)
  const home = await openVisitor(browser, site.address)
  await home.page.goto('/')
  await home.page.getByRole('button', { name: 'La lune de mai' }).click()
  const shown = home.page.getByRole('region', { name: 'La lune de mai' })
  expect(await shown.getByText('Elle se lève ce soir.').isVisible()).toBe(true)
  const width = shown
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
  expect(await width).toBe(480)
  // The browser itself logs the refusal of a picture without alternative text.
  expect([...complaints.filter((one) => !/400/.test(one)), ...home.complaints]).toEqual([])
  // Only the browser resolves the other brand's host.
  await home.page.goto(`${site.secondAddress}/api/directus?table=notifications`)
  const others = await home.page.locator('body').innerText()
  expect([others.includes('"ok":1'), others.includes('La lune de mai')]).toEqual([true, false])
  await home.context.close()
  await context.close()
})
