import { degreeInSignOf, signOfLongitude } from '../../../astrology/angles.ts'
import { bodyIn } from '../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../astrology/charts/chart.ts'
import type { Sign } from '../../../astrology/names.ts'
import { isElided } from '../../../platform/i18n/elided.ts'
import { say, type Values, type Wording } from '../../../platform/i18n/texts.ts'
import { type House, openSheet } from '../../house/papers/paper.server.ts'
import { inDegrees, inRoman } from '../sky/format.ts'
import { texts as sky } from '../sky/texts.ts'
import { aspectName } from './aspect-name.ts'
import { drawWheel } from './draw-wheel.server.ts'
import type { Reading } from './interpret.server.ts'
import { texts as pages } from './page-texts.ts'
import { texts } from './texts.ts'

const WHEEL = 280
const ASPECTS = 12

interface Printed {
  /** Empty for nobody named. */
  name: string
  chart: Chart
  reading: Reading
  /** Date, time and place, in one line. */
  line: string
  house: House
}

/** A printable A4 chart: the wheel, the positions and the interpretation. */
export function chartPdf({ name, chart, reading, line, house }: Printed, wording: Wording): Promise<Buffer> {
  const t = (key: keyof typeof texts.entries, values: Values = {}) => say(wording, texts, key, values)
  const s = (key: keyof typeof sky.entries) => say(wording, sky, key)
  const signName = (sign: Sign) => s(sign)
  const place = (longitude: number) => `${inDegrees(degreeInSignOf(longitude))} ${signName(signOfLongitude(longitude))}`
  const signOf = ({ id, sign }: Chart['bodies'][number]): string => {
    const [one, other] = chart.uncertain?.signsPossible[id] ?? [sign]
    return other === undefined ? signName(one) : t('orSign', { one: signName(one), other: signName(other) })
  }
  const sheet = openSheet(titleOf(name, wording), house, wording)
  const heading = (words: string) => sheet.heading('H2', words)
  const under = (words: string) => sheet.heading('H3', words)
  const body = (words: string) => sheet.text(words)

  sheet.text(line, { soft: true })
  const lights = { sun: lightOf('sun'), moon: lightOf('moon') }
  const seen = chart.angles
    ? t('wheelAscendant', { ...lights, ascendant: signName(signOfLongitude(chart.angles.ascendant)) })
    : t('wheelSky', lights)
  sheet.figure({
    alt: `${t('wheelTitle')}. ${t('wheelMore', { places: seen })}`,
    width: WHEEL,
    height: WHEEL,
    draw: (doc, at) => drawWheel(doc, chart, { ...at, size: WHEEL }, (key) => t(key)),
  })

  heading(t('positions'))
  sheet.table(
    [
      { head: t('columnBody'), part: 0.24 },
      { head: t('columnSign'), part: 0.32 },
      { head: t('columnHouse'), part: 0.2 },
      { head: t('columnMotion'), part: 0.24 },
    ],
    [
      ...chart.bodies.map((one) => [
        s(one.id),
        chart.uncertain?.signsPossible[one.id]?.[1] ? signOf(one) : `${inDegrees(one.degreeInSign)} ${signOf(one)}`,
        one.house === null ? '–' : inRoman(one.house),
        t(one.retrograde ? 'retrograde' : 'direct'),
      ]),
      ...(['ascendant', 'midheaven'] as const).flatMap((id) =>
        chart.angles ? [[t(id), place(chart.angles[id]), '–', '–']] : [],
      ),
    ],
  )
  if (chart.uncertain) body(t('noTime'))
  sheet.nextPage()

  heading(t('portrait'))
  for (const paragraph of reading.portrait) body(paragraph)
  if (reading.ascendant && reading.midheaven) {
    heading(t('axis'))
    under(t('ascendantIn', { sign: signName(reading.ascendant.sign) }))
    body(reading.ascendant.text)
    under(t('midheavenIn', { sign: signName(reading.midheaven.sign) }))
    body(reading.midheaven.text)
  }
  heading(t('planets'))
  for (const { id, signs, house } of reading.planets) {
    for (const { sign, text } of signs) {
      under(t('inSign', { body: s(id), sign: signName(sign) }))
      body(text)
    }
    if (house) {
      under(t('bodyInHouse', { body: s(id), house: inRoman(house.house) }))
      body(house.text)
    }
  }
  const inSign = (id: 'uranus' | 'neptune' | 'pluto') =>
    t('inSign', { body: s(id), sign: signOf(bodyIn(chart.bodies, id)) })
  const places = { uranus: inSign('uranus'), neptune: inSign('neptune'), pluto: inSign('pluto') }
  body(t(chart.houses ? 'generation' : 'generationNoTime', places))
  for (const { id, house } of reading.slow) {
    if (!house) continue
    under(t('bodyInHouse', { body: s(id), house: inRoman(house.house) }))
    body(house.text)
  }
  heading(t('strongest'))
  if (reading.aspects.length === 0) body(t('noAspect'))
  for (const { text, ...aspect } of reading.aspects.slice(0, ASPECTS)) {
    under(aspectName(wording, aspect))
    body(text)
  }
  heading(t('balance'))
  const { element, mode, elementText, modeText } = reading.balance
  under(t('balanceOf', { name: t(element.name), percent: element.percent }))
  body(elementText)
  under(t('balanceOf', { name: t(mode.name), percent: mode.percent }))
  body(modeText)
  heading(t('points'))
  for (const { id, signs } of reading.points) {
    for (const { sign, text } of signs) {
      under(t('inSign', { body: s(id === 'meanNode' ? 'node' : id), sign: signName(sign) }))
      body(text)
    }
  }
  sheet.text(`${t('how')} ${t('disclaimer')}`, { soft: true, size: 9 })
  return sheet.close()

  function lightOf(id: 'sun' | 'moon'): string {
    return signOf(bodyIn(chart.bodies, id))
  }
}

/** The title, with the person's name if the chart has one. */
function titleOf(name: string, wording: Wording): string {
  if (name === '') return say(wording, pages, 'resultTitleMine')
  return say(wording, pages, isElided(name) ? 'paperTitleVowel' : 'paperTitle', { name })
}
