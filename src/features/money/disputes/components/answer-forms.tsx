import { Form, useNavigation } from 'react-router'
import { inEuros } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { bearers } from '../../../house/ledger/refund-rules.ts'
import { REASON_MAX } from '../../../house/staff/acts.ts'
import styles from '../../../house/staff/components/desk-list.module.css'
import { FreshCode } from '../../../people/second-factor/components/fresh-code.tsx'
import type { OpenedDispute } from '../open-dispute.server.ts'
import { asTyped } from '../rules.ts'
import { texts } from '../texts.ts'

interface Props {
  dispute: OpenedDispute
  /** Whether the second factor was given within the last minutes. */
  fresh: boolean
  /** The values of the refused form, and the error with its field. */
  given: { intent: string; typed: Record<string, string>; field: string | null; message: string } | null
}

/** Forms to refund or reject a dispute. */
export function AnswerForms({ dispute: { total }, fresh, given }: Props) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent')
  const of = (intent: string) => (given?.intent === intent ? given : null)
  const [refund, reject] = [of('refund'), of('reject')]
  const errorAt = (form: Props['given'], field: string) => (form?.field === field ? form.message : undefined)
  return (
    <>
      <Section title={t('refundTitle')}>
        <p>{t('refundLead')}</p>
        <CheckedForm method="post" className={styles.form}>
          {total === 0 ? (
            <>
              <p>{t('amountNone')}</p>
              <input type="hidden" name="amount" value="0" />
            </>
          ) : (
            <Field
              name="amount"
              label={t('amount')}
              hint={t('amountHint', { total: inEuros(total) })}
              error={errorAt(refund, 'amount')}
              defaultValue={refund?.typed.amount ?? asTyped(total)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              required
              className={styles.amount}
            />
          )}
          {total === 0 ? null : (
            <Select
              name="bearer"
              label={t('bearer')}
              hint={t('bearerHint')}
              defaultValue={refund?.typed.bearer || 'psychic'}
              options={bearers.map((value) => ({ value, label: t(`bearer.${value}`) }))}
            />
          )}
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
              {t('refund')}
            </Button>
          </div>
        </CheckedForm>
      </Section>
      <Section title={t('rejectTitle')}>
        <p>{t('rejectLead')}</p>
        <CheckedForm method="post" className={styles.form}>
          <TextArea
            id="reject-reason"
            name="reason"
            label={t('reason')}
            error={errorAt(reject, 'reason')}
            defaultValue={reject?.typed.reason}
            maxLength={REASON_MAX}
            required
          />
          <div>
            <Button type="submit" name="intent" value="reject" variant="secondary" busy={busy === 'reject'}>
              {t('reject')}
            </Button>
          </div>
        </CheckedForm>
      </Section>
    </>
  )
}

/** A refund that waits for a second person. */
export function Proposal({
  answer,
  fresh,
  given,
}: Omit<Props, 'dispute'> & { answer: { refund: number; reason: string; by: string; isOwn: boolean } }) {
  const t = useTexts(texts)
  const amount = inEuros(answer.refund)
  return (
    <>
      <Notice>
        <p>{t(answer.isOwn ? 'ownProposed' : 'proposed', { amount, by: answer.by })}</p>
        <p className={styles.said}>{answer.reason}</p>
      </Notice>
      {answer.isOwn ? null : (
        <Form method="post" className={styles.form}>
          <FreshCode id="confirm-code" fresh={fresh} error={given?.field === 'code' ? given.message : undefined} />
          <div>
            <Button type="submit" name="intent" value="confirm">
              {t('confirm', { amount })}
            </Button>
          </div>
        </Form>
      )}
      <Section title={t('declineTitle')}>
        <CheckedForm method="post" className={styles.form}>
          <TextArea name="reason" label={t('declineReason')} maxLength={REASON_MAX} required />
          <div>
            <Button type="submit" name="intent" value="decline" variant="secondary">
              {t('decline')}
            </Button>
          </div>
        </CheckedForm>
      </Section>
    </>
  )
}
