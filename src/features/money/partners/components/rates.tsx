import { inDay } from '../../../../platform/i18n/french.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inPercent } from '../rules.ts'
import { texts } from '../texts.ts'
import { ActForm, type GivenBack, givenAt } from './act-form.tsx'

interface Props {
  rates: readonly { since: string; rate: number }[]
  fresh: boolean
  given: GivenBack | null | undefined
}

/** The shares agreed on, the latest first, and the form to change it. */
export function Rates({ rates, fresh, given }: Props) {
  const t = useTexts(texts)
  return (
    <Section title={t('ratesTitle')}>
      <Table caption={t('ratesCaption')}>
        <TableHead names={[t('since'), t('share')]} />
        <tbody>
          {rates.map(({ since, rate }) => (
            <tr key={since}>
              <td>{inDay(since)}</td>
              <td>{t('percent', { rate: inPercent(rate) })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{t('changeLead')}</p>
      <ActForm intent="rate" label={t('change')} fresh={fresh} given={given}>
        <Field
          name="rate"
          label={t('rate')}
          hint={t('rateHint')}
          {...givenAt(given, 'rate', 'rate')}
          inputMode="decimal"
          maxLength={5}
          required
        />
      </ActForm>
    </Section>
  )
}
