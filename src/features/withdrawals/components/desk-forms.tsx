import { Form, useNavigation } from 'react-router'
import { inEuros } from '../../../platform/i18n/french.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckedForm } from '../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { useTexts } from '../../../ui/wording.tsx'
import styles from '../../disputes/components/disputes.module.css'
import { FreshCode } from '../../second-factor/components/fresh-code.tsx'
import { REASON_MAX } from '../../staff/acts.ts'
import { deskTexts } from '../desk-texts.ts'
import type { OpenedWithdrawal } from '../open-withdrawal.server.ts'

/** The order that a stranger described, named by the staff. */
export function NameOrder({ described, named }: { described: string; named: string }) {
  const t = useTexts(deskTexts)
  return (
    <Form className={styles.form}>
      <Field
        name="achat"
        label={t('nameOrder')}
        hint={t('nameOrderHint', { described })}
        defaultValue={named}
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        required
        className={styles.amount}
      />
      <div>
        <Button type="submit" variant="secondary">
          {t('findOrder')}
        </Button>
      </div>
    </Form>
  )
}

interface Props {
  order: OpenedWithdrawal['order']
  /** Whether the second factor was given within the last minutes. */
  fresh: boolean
  /** What was typed in the form that was refused, and why at which field. */
  given: { intent: string; typed: Record<string, string>; field: string | null; message: string } | null
}

/** Give back what is due, if anything is, or close without. */
export function DeskForms({ order, fresh, given }: Props) {
  const t = useTexts(deskTexts)
  const busy = useNavigation().formData?.get('intent')
  const of = (intent: string) => (given?.intent === intent ? given : null)
  const [refund, refuse] = [of('refund'), of('refuse')]
  const errorAt = (form: Props['given'], field: string) => (form?.field === field ? form.message : undefined)
  return (
    <>
      {order?.isTheirs && order.owed > 0 ? (
        <Section title={t('refundTitle')}>
          <p>{t('refundLead')}</p>
          <CheckedForm method="post" className={styles.form}>
            <input type="hidden" name="order" value={order.orderId} />
            <input type="hidden" name="amount" value={order.owed} />
            <TextArea
              id="refund-reason"
              name="reason"
              label={t('reason')}
              error={errorAt(refund, 'reason')}
              defaultValue={refund?.typed.reason}
              maxLength={REASON_MAX}
              required
            />
            <FreshCode id="refund-code" fresh={fresh} error={errorAt(refund, 'code')} />
            <div>
              <Button type="submit" name="intent" value="refund" busy={busy === 'refund'}>
                {t('refund', { amount: inEuros(order.owed) })}
              </Button>
            </div>
          </CheckedForm>
        </Section>
      ) : null}
      <Section title={t('refuseTitle')}>
        <p>{t('refuseLead')}</p>
        <CheckedForm method="post" className={styles.form}>
          <TextArea
            id="refuse-reason"
            name="reason"
            label={t('reason')}
            error={errorAt(refuse, 'reason')}
            defaultValue={refuse?.typed.reason}
            maxLength={REASON_MAX}
            required
          />
          <div>
            <Button type="submit" name="intent" value="refuse" variant="secondary" busy={busy === 'refuse'}>
              {t('refuse')}
            </Button>
          </div>
        </CheckedForm>
      </Section>
    </>
  )
}
