import { expect, test } from 'vitest'
import { bannerColours } from './banner-colours.ts'

test('colours that are not given stay the brand’s own', () => {
  expect(new Set(Object.values(bannerColours({ background: null })))).toEqual(new Set([null]))
})

test('the words colour what stands beside them, the line more lightly', () => {
  expect(bannerColours({ background: '#102', text: '#fed' })).toMatchObject({
    '--banner-ground': '#102',
    '--on-night': '#fed',
    '--on-night-soft': '#fed',
    '--night-line': 'oklch(from #fed l c h / 0.3)',
    '--metal-line': '#fed',
    '--focus': '#fed',
    '--metal': null,
  })
})

test.each([
  ['#ffd700', '#000'],
  ['#102040', '#fff'],
  ['none of ours', null],
])('a button of %s is written on in %s', (buttonBackground, ink) => {
  expect(bannerColours({ buttonBackground })).toMatchObject({ '--metal': buttonBackground, '--on-metal': ink })
})
