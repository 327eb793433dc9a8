import { useEffect, useState } from 'react'
import { bodyIn } from '../../../../astrology/charts/body-in.ts'
import type { Chart } from '../../../../astrology/charts/chart.ts'
import { needed } from '../../../../platform/needed/needed.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import { houseMeanings } from '../house-meanings.data.ts'
import type { Reading } from '../interpret.server.ts'
import { texts } from '../texts.ts'
import { type Touched, touchedId } from '../touched.ts'
import { useAspectName } from './use-aspect-name.ts'
import { usePlaces } from './use-places.ts'
import styles from './wheel.module.css'
import { ChartWheel } from './wheel.tsx'

interface ReadWheelProps {
  chart: Chart
  reading: Reading
}

/**
 * The wheel of a chart that is read below it: what is pressed is told under the wheel, without leaving it. Without
 * scripts each part is a link to its paragraph.
 */
export function ReadWheel({ chart, reading }: ReadWheelProps) {
  const t = useTexts(texts)
  const { said } = usePlaces(chart)
  const wordsOf = useWords(chart, reading)
  const [answers, setAnswers] = useState(false)
  const [touched, setTouched] = useState<Touched | null>(null)
  useEffect(() => setAnswers(true), [])
  const words = touched && wordsOf(touched)
  return (
    <div className={styles.read}>
      <ChartWheel chart={chart} said={said()} touched={touched} onTouch={answers ? setTouched : undefined} />
      {answers ? (
        <div className={styles.told}>
          <div role="status">
            {words ? (
              <>
                <strong>{words.title}</strong>
                <p>{words.text}</p>
              </>
            ) : (
              <p>{t('touchHint')}</p>
            )}
          </div>
          {touched ? (
            <p>
              <a href={`#${touchedId(touched)}`}>{t('touchMore')}</a>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** What each part of the wheel says. */
function useWords(chart: Chart, reading: Reading) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const nameOf = useAspectName()
  const { signOf, place } = usePlaces(chart)
  return (touched: Touched): { title: string; text: string } => {
    switch (touched.kind) {
      case 'body': {
        const { id } = touched
        const { house } = bodyIn(chart.bodies, id)
        const found = [...reading.planets, ...reading.points].find((one) => one.id === id)
        const slow = reading.slow.find((one) => one.id === id)
        const title = t('inSign', { body: s(id === 'meanNode' ? 'node' : id), sign: signOf(id) })
        const text = found?.signs.map((sign) => sign.text).join(' ') ?? slow?.house?.text ?? t('generationShort')
        return { title: house === null ? title : `${title}, ${t('houseNamed', { house: inRoman(house) })}`, text }
      }
      case 'aspect': {
        const found = reading.aspects.find(({ from, to }) => from === touched.from && to === touched.to)
        const drawn = needed(
          chart.aspects.find(({ from, to }) => from === touched.from && to === touched.to),
          'an aspect that is drawn',
        )
        return { title: nameOf(drawn), text: found?.text ?? t('aspectShort') }
      }
      case 'house': {
        const { house } = touched
        const guests = chart.bodies.filter((one) => one.house === house && one.id !== 'trueNode')
        const named = guests.map(({ id }) => s(id === 'meanNode' ? 'node' : id)).join(', ')
        const values = { house: inRoman(house), cusp: place(needed(chart.houses?.[house - 1], 'a cusp')) }
        const inside = named === '' ? t('houseEmpty') : t('houseGuests', { named })
        return { title: t('houseFrom', values), text: `${houseMeanings[house as 1]} ${inside}` }
      }
    }
  }
}
