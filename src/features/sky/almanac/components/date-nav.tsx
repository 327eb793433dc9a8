import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Choices } from '../../../../ui/choices/choices.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { type AlmanacPage, almanacAddress, almanacPages } from '../addresses.ts'
import { around, FIRST_DAY, fields, LAST_DAY } from '../dates.ts'
import { inDate } from '../in-date.ts'
import { texts } from '../texts.ts'

const types = { day: 'date', month: 'month', year: 'number' } as const

interface NearDatesProps {
  page: AlmanacPage
  date: string
}

/** Links to the dates before and after. */
export function NearDates({ page, date }: NearDatesProps) {
  const t = useTexts(texts)
  const { unit } = almanacPages[page]
  const { before, after } = around(unit, date)
  const choices = [before, date, after].flatMap((one) =>
    one ? { to: almanacAddress(page, one), label: inDate(unit, one), chosen: one === date } : [],
  )
  return <Choices label={t('near')} choices={choices} />
}

/** A form for any other date. */
export function OtherDate({ page, date, refusal }: NearDatesProps & { refusal: ShownRefusal | null }) {
  const t = useTexts(texts)
  const { unit } = almanacPages[page]
  const bound = (day: string) => day.slice(0, date.length)
  return (
    <Form method="get" action={almanacAddress(page)}>
      <Section title={t('jumpTitle')}>
        <Field
          name={fields[unit]}
          type={types[unit]}
          label={t(`jump.${unit}`)}
          hint={t(`jumpHint.${unit}`)}
          error={refusal?.message}
          min={bound(FIRST_DAY)}
          max={bound(LAST_DAY)}
          defaultValue={date}
          required
        />
        <p>
          <Button type="submit" variant="secondary">
            {t('go')}
          </Button>
        </p>
      </Section>
    </Form>
  )
}
