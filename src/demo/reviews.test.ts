import { expect, test } from 'vitest'
import { men } from '../../db/seed/psychics/men.data.ts'
import { women } from '../../db/seed/psychics/women.data.ts'
import { reviews } from '../../db/seed/reviews.data.ts'
import { suits } from './suits.ts'

const published = reviews.filter(({ unshown }) => !unshown)
const people = [...women, ...men].filter(({ isAutomaton, isNew }) => !isAutomaton && !isNew)

test('what a review tells of is what its psychic does', () => {
  const subjects = [
    [/\bcartes?\b|tirage|Pendu|Maison Dieu|Coupes|épées/i, 'tarologue'],
    [/thème|ascendant|saturne|transits|synastrie/i, 'astrologue'],
    [/chemin de vie|calculs|je suis un 7|prénom de baptême/i, 'numerologue'],
  ] as const
  for (const { text, of } of published) {
    for (const [subject, job] of subjects) if (subject.test(text)) expect(of?.job, text).toBe(job)
    if (/\bSMS\b/.test(text)) expect(of?.channel, text).toBe('sms')
    if (/téléphone|j’appelle/.test(text)) expect(of?.channel, text).toBe('phone')
    if (/par le web/.test(text)) expect(of?.channel, text).toBe('web-call')
  }
  for (const review of reviews) {
    const fitting = people.filter(({ slug }) => suits(review, slug))
    expect(fitting.length, review.text).toBeGreaterThan(2)
    for (const { job, otherJobs = [], channels } of fitting) {
      if (review.of?.job) expect([job, ...otherJobs]).toContain(review.of.job)
      if (review.of?.channel) expect(channels).toContain(review.of.channel)
    }
  }
  expect(suits({ rating: 5, text: 'Top', of: { job: 'voyant' } }, 'personne-de-ce-nom')).toBe(false)
})

test('reviews come from many hands: short and long ones, careless ones, few about money', () => {
  const words = published.map(({ text }) => text.split(/\s+/).length)
  expect(words.filter((count) => count < 8).length).toBeGreaterThanOrEqual(8)
  expect(words.filter((count) => count > 30).length).toBeGreaterThanOrEqual(8)
  const share = (shape: RegExp) => published.filter(({ text }) => shape.test(text)).length / published.length
  expect(share(/^\p{Ll}/u)).toBeGreaterThan(0.1)
  expect(share(/[^.!?…»)]$/u)).toBeGreaterThan(0.2)
  expect(share(/prix|compteur|tarif|budget|dépense/)).toBeLessThan(0.12)
  expect(published.filter(({ of }) => of?.job).length).toBeGreaterThanOrEqual(20)
  expect(new Set(published.map(({ text }) => text)).size).toBe(published.length)
})

test('no review contradicts what the house promises: silence stops the meter', () => {
  for (const { text } of published) expect(text).not.toMatch(/compteur (qui )?tourn|payé (le|du) silence|factur/)
})
