import { describe, expect, test } from 'vitest'
import {
  type Answers,
  answeredOf,
  answersIn,
  birthDatesOf,
  dateFaultOf,
  faultsOf,
  readAnswers,
  stepToAsk,
} from './answers.ts'
import { questions } from './questions.ts'

const TODAY = '2026-11-24'
const chosen: Answers = Object.fromEntries(questions.map(({ id }) => [id, '2']))

test.each([
  ['', null],
  ['  ', null],
  ['17/04/1988', null],
  ['1988-04-17', null],
  ['24/11/2008', null],
  ['25/11/2008', 'minor'],
  ['24/11/2026', 'minor'],
  ['25/11/2026', 'dateWrong'],
  ['31/12/1899', 'dateWrong'],
  ['31/02/1990', 'dateWrong'],
  ['hier', 'dateWrong'],
])('the birth date « %s »: %s', (typed, why) => expect(dateFaultOf(typed, TODAY)).toBe(why))

describe('what is missing', () => {
  test('of the people: the stage, and dates that are wrong', () => {
    expect(faultsOf('people', {}, TODAY)).toEqual([{ id: 'stage', why: 'unchosen' }])
    expect(faultsOf('people', { stage: 'once', birthDate: '1/1/2020', partnerBirthDate: 'x' }, TODAY)).toEqual([
      { id: 'stage', why: 'unchosen' },
      { id: 'birthDate', why: 'minor' },
      { id: 'partnerBirthDate', why: 'dateWrong' },
    ])
    expect(faultsOf('people', { stage: 'young', gender: 'anything' }, TODAY)).toEqual([])
  })

  test.each([undefined, '', '4', '-1', '1.5', '11', 'a'])('of the questions: one answered by « %s »', (given) => {
    const answers = answersIn(Object.entries({ ...chosen, talk2: given }))
    expect(faultsOf('questions', answers, TODAY)).toEqual([{ id: 'talk2', why: 'unchosen' }])
    expect(answeredOf(answers)).toBe(23)
  })

  test('the first step that is not complete', () => {
    expect(stepToAsk({}, TODAY)).toBe('people')
    expect(stepToAsk({ stage: 'long' }, TODAY)).toBe('questions')
    expect(stepToAsk(chosen, TODAY)).toBe('people')
    expect(stepToAsk({ ...chosen, stage: 'long' }, TODAY)).toBeNull()
  })
})

test('only answers are read of a form, and briefly', () => {
  const form = new FormData()
  const fields = { stage: 'long', consent: 'yes', emailAddress: 'a@b.fr', from: 'people', trust1: 'x'.repeat(500) }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('talk1', new Blob(['1']))
  expect(answersIn(form)).toEqual({ stage: 'long', trust1: 'x'.repeat(20) })
})

test('genders that were not said are unknown', () => {
  const { people, choices } = readAnswers({ ...chosen, stage: 'young', gender: 'female', partnerGender: 'nobody' })
  expect(people).toEqual({ gender: 'female', partnerGender: 'unknown', stage: 'young' })
  expect(choices.trust1).toBe(2)
})

test('the skies need both dates', () => {
  expect(birthDatesOf({ birthDate: '12/05/1990', partnerBirthDate: '3/11/1988' })).toEqual(['1990-05-12', '1988-11-03'])
  expect(birthDatesOf({ birthDate: '12/05/1990', partnerBirthDate: '' })).toBeNull()
  expect(birthDatesOf({ partnerBirthDate: '12/05/1990' })).toBeNull()
})
