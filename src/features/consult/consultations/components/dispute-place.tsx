import { Form } from 'react-router'
import { inDay, inEuros } from '../../../../platform/i18n/french.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextArea } from '../../../../ui/field/text-area.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { reportPage } from '../../care/rules.ts'
import type { Receipt } from '../../rooms/read-receipt.server.ts'
import { texts } from '../texts.ts'

interface DisputePlaceProps {
  id: number
  receipt: Receipt
  said: { refusal: { field: string | null; message: string }; typed: { reason?: string } } | null
}

/** The form to dispute a receipt, or what became of it; and the way to report what was said. */
export function DisputePlace({ id, receipt, said }: DisputePlaceProps) {
  const t = useTexts(texts)
  const { dispute, givenBack, held } = receipt
  return (
    <Section title={t('disputeTitle')} id="contester">
      {dispute ? (
        <Notice>
          <p>{t(`dispute.${dispute.status}`)}</p>
          <p className="receipt-reason">{dispute.reason}</p>
          {dispute.answer ? <Answer answer={dispute.answer} /> : null}
        </Notice>
      ) : givenBack || held ? null : (
        <DisputeForm said={said} />
      )}
      <p>
        {t('reportLead')} <a href={reportPage(id)}>{t('report')}</a>
      </p>
    </Section>
  )
}

function DisputeForm({ said }: Pick<DisputePlaceProps, 'said'>) {
  const t = useTexts(texts)
  const refusal = said?.refusal
  return (
    <>
      <p>{t('disputeLead')}</p>
      <Form method="post" className="receipt-form">
        <TextArea
          label={t('disputeReason')}
          name="reason"
          required
          defaultValue={said?.typed.reason}
          maxLength={2000}
          error={refusal?.field === 'reason' ? refusal.message : undefined}
        />
        <Button type="submit" name="intent" value="dispute" variant="secondary">
          {t('dispute')}
        </Button>
      </Form>
    </>
  )
}

function Answer({ answer }: { answer: NonNullable<NonNullable<Receipt['dispute']>['answer']> }) {
  const t = useTexts(texts)
  const date = inDay(answer.at)
  return (
    <>
      <p>
        {answer.refund > 0
          ? t('disputeRefunded', { date, amount: inEuros(answer.refund) })
          : t('disputeAnswer', { date })}
      </p>
      <p className="receipt-reason">{answer.reason}</p>
    </>
  )
}
