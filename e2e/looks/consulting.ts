import type { Page } from 'playwright-core'

/** @param ticked the label of a further box */
export async function ask(page: Page, slug: string, ticked?: string): Promise<void> {
  await page.goto(`/voyance/${slug}/consulter`)
  await page.getByLabel('Je demande expressément').check()
  if (ticked) await page.getByLabel(ticked).check()
  await page.getByRole('button', { name: 'Demander la consultation' }).click()
  await page.waitForURL('**/consultations/*')
}

/** An automated psychic answers at once, and its greeting starts the meter. */
export async function consultAutomaton(page: Page): Promise<void> {
  await ask(page, 'eleonore')
  await page.getByText('Compteur en marche').waitFor()
  await page.getByLabel('Votre message').fill('Bonjour, dois-je changer de travail ?')
  await page.getByRole('button', { name: 'Envoyer' }).click()
}

export async function end(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Terminer la consultation' }).click()
  await page.getByRole('button', { name: 'Terminer', exact: true }).click()
  await page
    .getByRole('heading', { name: /terminée/ })
    .first()
    .waitFor()
}
