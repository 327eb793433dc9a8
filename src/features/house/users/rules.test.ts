import { expect, test } from 'vitest'
import { emailKey } from '../../../platform/email-address/email-key.ts'
import { dayInParis } from '../../../platform/time/days.ts'
import { ageOn, isAdult, isBirthDate, isEmail, isFirstName, personKey } from './rules.ts'

test.each([
  ['  Anne@Example.FR ', 'anne@example.fr'],
  ['An.Ne+voyance@GMAIL.com', 'anne@gmail.com'],
  ['anne@googlemail.com', 'anne@gmail.com'],
  ['an.ne+voyance@example.fr', 'an.ne+voyance@example.fr'],
  ['ａnne@example.fr', 'anne@example.fr'],
])('the key of %j', (address, key) => {
  expect(emailKey(address)).toBe(key)
})

test('the same address is another person on another site', () => {
  expect(personKey(99, 'a@b.fr')).not.toBe(personKey(100, 'a@b.fr'))
  expect(personKey(99, 'a@b.fr')).toBe(personKey(99, 'A@B.fr'))
})

test.each([
  'anne@example.fr',
  'anne.o’neil@example.fr',
  'é.l+x@sous.domaine.example',
  'a@été.fr',
  `${'a'.repeat(64)}@example.fr`,
])('%j is a valid address', (address) => expect(isEmail(address)).toBe(true))

test.each([
  '',
  'anne',
  'anne@localhost',
  'anne@exa mple.fr',
  'an\u200bne@example.fr',
  'anne@exam\u00adple.fr',
  'anne\u0000@example.fr',
  'anne@example.fr\n',
  'anne@@example.fr',
  '.anne@example.fr',
  'an..ne@example.fr',
  'anne@-example.fr',
  'anne@example.f',
  'anne@127.0.0.1',
  '"anne"@example.fr',
  'c\u0430mille@example.fr',
  'camille@ex\u0430mple.fr',
  'camille@\u0261mail.com',
  'cam\u0131lle@example.fr',
  '\u03bfmar@example.fr',
  'иван@пример.рф',
  `${'a'.repeat(65)}@example.fr`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.fr`,
])('%j is not a valid address', (address) => expect(isEmail(address)).toBe(false))

test.each(['Anne', 'Marie-Ève', 'Jean Paul', 'D’Arcy', "N'Golo", 'Ωμέγα', 'Zoé\u0301'])(
  '%j is a valid first name',
  (name) => {
    expect(isFirstName(name)).toBe(true)
  },
)

test.each(['', ' ', 'Anne1', '<b>', 'Anne--Marie', '-Anne', 'Anne ', 'Anne  Lou', 'A\u200bnne', 'a'.repeat(61)])(
  '%j is not a valid first name',
  (name) => expect(isFirstName(name)).toBe(false),
)

test.each([
  ['2008-11-21', '2026-11-21', 18],
  ['2008-11-22', '2026-11-21', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['1926-11-21', '2026-11-20', 99],
])('a person born on %s is %i years old on %s', (birth, day, age) => {
  expect(ageOn(birth, day)).toBe(age)
  expect(isAdult(birth, day)).toBe(age >= 18)
})

test('a birthday begins at midnight in Paris', () => {
  expect(dayInParis(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
  expect(dayInParis(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
  expect(dayInParis(new Date('2026-07-20T22:00:00Z'))).toBe('2026-07-21')
})

test.each([
  ['1990-05-12', true],
  ['1900-01-01', true],
  ['2026-11-21', true],
  ['1899-12-31', false],
  ['2026-11-22', false],
  ['1990-02-30', false],
  ['1990-13-01', false],
  ['90-05-12', false],
  ['1990-5-12', false],
  ['', false],
])('%j as a birth date on 2026-11-21: %s', (text, ok) => {
  expect(isBirthDate(text, '2026-11-21')).toBe(ok)
})
