import { expect, test } from 'vitest'
import { sendForm } from '../../../../test/forms.ts'
import { addClient } from '../../../../test/people.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import * as account from '../../site/my-account/account.page.tsx'
import * as register from '../../site/sign-in/register.page.tsx'

const site = useTestApp()

const registered = async (birthDate: string, emailAddress: string) => {
  const browser = site.browser()
  const given = {
    firstName: 'Anne',
    emailAddress,
    password: 'une lune claire sur la mer',
    birthDate,
    gender: 'female',
    consents: ['REGISTRATION'],
  }
  return { browser, answer: await sendForm(site, register.action, '/inscription', given, browser) }
}

test.each([
  ['12/05/1990', 'a@example.fr'],
  ['12 5 1990', 'b@example.fr'],
  ['1990-05-12', 'c@example.fr'],
])('registration accepts the date %s', async (birthDate, email) => {
  const { browser, answer } = await registered(birthDate, email)
  expect(answer.status).toBe(303)
  expect((await browser.get('/api/users/me')).body.user.birthDate).toBe('1990-05-12')
})

test.each(['31/02/1990', '12/05/90', '01/01/1899', 'hier'])(
  'registration refuses the date %s, and shows it again as it was typed',
  async (birthDate) => {
    const { answer } = await registered(birthDate, 'd@example.fr')
    expect(answer.status).toBe(400)
    expect(answer.data.result.error).toEqual({
      birthDate: [
        'Cette date de naissance n’est pas possible. Écrivez le jour, le mois et l’année, par exemple 12/05/1990.',
      ],
    })
    expect(answer.data.result.initialValue.birthDate).toBe(birthDate)
  },
)

test('the account’s form reads dates the same way', async () => {
  const { browser } = await addClient(site, { birthDate: null })
  const given = { intent: 'details', firstName: 'Anne', gender: 'female', birthDate: '29/02/1988' }
  expect((await sendForm(site, account.action, '/mon-compte', given, browser)).status).toBe(303)
  expect((await browser.get('/api/users/me')).body.user.birthDate).toBe('1988-02-29')
})
