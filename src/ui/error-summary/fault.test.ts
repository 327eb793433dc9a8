import { expect, test } from 'vitest'
import { type Checked, type Reason, reasonOf } from './fault.ts'

const control = (changes: Partial<Checked>): Checked => ({
  type: 'text',
  title: '',
  validationMessage: 'Please fill out this field.',
  validity: {},
  ...changes,
})

test.each<[string, Partial<Checked>, Reason]>([
  ['empty', { validity: { valueMissing: true } }, { key: 'missing' }],
  ['not ticked', { type: 'checkbox', validity: { valueMissing: true } }, { key: 'unticked' }],
  ['not an address', { type: 'email', validity: { typeMismatch: true } }, { key: 'emailShape' }],
  ['too short', { minLength: 12, validity: { tooShort: true } }, { key: 'tooShort', values: { min: 12 } }],
  ['too long', { maxLength: 60, validity: { tooLong: true } }, { key: 'tooLong', values: { max: 60 } }],
  ['not matching its pattern', { validity: { patternMismatch: true } }, { key: 'outOfShape' }],
  [
    'not matching a pattern with a title',
    { title: 'JJ/MM/AAAA', validity: { patternMismatch: true } },
    { own: 'JJ/MM/AAAA' },
  ],
  ['out of bounds', { type: 'number', validity: { rangeOverflow: true } }, { key: 'outOfShape' }],
  [
    'with a custom validity message',
    { validationMessage: 'Ce jour n’existe pas.', validity: { customError: true } },
    { own: 'Ce jour n’existe pas.' },
  ],
  [
    'missing before all others',
    { title: 'x', validity: { valueMissing: true, patternMismatch: true } },
    { key: 'missing' },
  ],
])('%s', (_, changes, reason) => {
  expect(reasonOf(control(changes))).toEqual(reason)
})

test('bounds are read from a control’s prototype, where browsers define them', () => {
  class Control {
    readonly type = 'password'
    readonly title = ''
    readonly validationMessage = 'Please lengthen this text.'
    readonly validity = { tooShort: true }
    get minLength() {
      return 12
    }
  }
  expect(reasonOf(new Control())).toEqual({ key: 'tooShort', values: { min: 12 } })
})
