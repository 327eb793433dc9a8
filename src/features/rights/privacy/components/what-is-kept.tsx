import { Form, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { Facts } from '../../../../ui/figures/facts.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import accounts from '../../../house/forms/forms.module.css'
import { CONVERSATION_MONTHS, type ConversationMonths, DEMO_ONLY, KEEP_DAYS, type Kept } from '../retention.ts'
import { texts } from '../texts.ts'

/** What is stored about the person and for how long, from the same table as the nightly job. */
export function WhatIsKept({ months, demo }: { months: ConversationMonths; demo: boolean }) {
  const t = useTexts(texts)
  const busy = useNavigation().formData?.get('intent') === 'retention'
  const shown = (Object.keys(KEEP_DAYS) as Kept[]).filter((kept) => demo || !DEMO_ONLY.includes(kept))
  const said = (kept: Kept) =>
    KEEP_DAYS[kept] >= 365 ? t('years', { count: KEEP_DAYS[kept] / 365 }) : t('days', { count: KEEP_DAYS[kept] })
  return (
    <Section title={t('keptTitle')} id="conservation">
      <p>{t('keptLead')}</p>
      <Form method="post" className={accounts.form}>
        <Select
          name="conversationMonths"
          label={t('conversations')}
          hint={t('conversationsHint')}
          defaultValue={months}
          options={CONVERSATION_MONTHS.map((value) => ({ value, label: t(`months.${value}`) }))}
        />
        <div className={accounts.actions}>
          <Button type="submit" name="intent" value="retention" variant="secondary" busy={busy}>
            {t('saveRetention')}
          </Button>
        </div>
      </Form>
      <Facts
        lines={[
          [t('keptAccountData'), t('keptAccountDataUntil')],
          ...shown.map((kept) => [t(`kept.${kept}`), said(kept)] as const),
          [t('keptBills'), t('keptBillsUntil')],
        ]}
      />
    </Section>
  )
}
