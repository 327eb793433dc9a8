import { Form, useNavigation } from 'react-router'
import { itemAt } from '../../../../platform/needed/needed.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { birthFields, type TypedBirth, type Whose } from '../birth-fields.ts'
import { texts } from '../form-texts.ts'
import type { KnownBirth } from '../read-birth-form.server.ts'
import styles from './birth-form.module.css'
import { Choices } from './choices.tsx'

type Read = KnownBirth & { typed: TypedBirth }

interface Props {
  /** The page that reads the births. */
  to: string
  /** All births, in the order of the form. */
  births: readonly Read[]
  /** The index of the birth whose place is in question. */
  about?: number
}

/** Offers other places with the same name; choosing one computes the chart again. */
export function OtherPlace({ to, births, about = 0 }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().formAction === to
  const { cities } = itemAt(births, about)
  const [city] = cities
  if (!city) return null
  const name = `ville${whose(about)}`
  return (
    <details className={styles.options}>
      <summary>{t('otherPlace', { place: city.label })}</summary>
      <Form method="post" action={to} className={styles.form}>
        {births.flatMap(({ typed }, index) =>
          birthFields.map((field) => {
            const sent = `${field}${whose(index)}`
            return typed[field] && sent !== name ? (
              <input key={sent} type="hidden" name={sent} value={typed[field]} />
            ) : null
          }),
        )}
        <Choices id={`autre-${name}`} name={name} legend={t('whichCity')} choices={cities} chosen={city.value} />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('computeAgain')}
        </Button>
      </Form>
    </details>
  )
}

const whose = (index: number): Whose => (index === 0 ? '' : '-2')
