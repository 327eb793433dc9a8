import { Form } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ConsentsBlock } from '../../../house/consents/components/consents-block.tsx'
import type { ConsentContent } from '../../../house/consents/content.ts'
import type { ShownRefusal } from '../../../house/visit/page-door.server.ts'
import { texts } from '../account-texts.ts'
import { NAME_MAX } from '../birth-fields.ts'
import styles from './birth-form.module.css'

interface KeepFormsProps {
  firstName: string
  /** The consent to ask for the person's own birth; null if it was given. */
  consents: ConsentContent | null
  refusal: ShownRefusal | null
  typed: { isOwn: boolean; name: string; ticked: readonly string[] } | null
}

/** The person's own birth and another person's are saved by separate forms, each with its own agreement. */
export function KeepForms({ firstName, consents, refusal, typed }: KeepFormsProps) {
  const t = useTexts(texts)
  const errorAt = (isOwn: boolean, field: string) =>
    typed?.isOwn === isOwn && refusal?.field === field ? refusal.message : undefined
  const nameOf = (isOwn: boolean) =>
    typed?.isOwn === isOwn ? typed.name : firstName || (isOwn ? t('defaultName') : '')
  return (
    <>
      <Section title={t('isMine')}>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="whose" value="own" />
          <Field
            id="name-own"
            name="name"
            label={t('name')}
            defaultValue={nameOf(true)}
            error={errorAt(true, 'name')}
            maxLength={NAME_MAX}
            required
          />
          <p>{consents ? t('isMineLead') : t('consented')}</p>
          {consents ? (
            <ConsentsBlock content={consents} ticked={typed?.ticked ?? []} error={errorAt(true, 'consents')} />
          ) : null}
          <Button type="submit">{t('keepMine')}</Button>
        </Form>
      </Section>
      <Section title={t('isOther')}>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="whose" value="other" />
          <p>{t('isOtherLead')}</p>
          <Field
            id="name-other"
            name="name"
            label={t('name')}
            defaultValue={nameOf(false)}
            error={errorAt(false, 'name')}
            maxLength={NAME_MAX}
            required
          />
          <Checkbox
            name="personAgrees"
            value="1"
            label={t('agrees')}
            error={errorAt(false, 'personAgrees') && t('agreesMissing')}
            required
          />
          <Button type="submit" variant="secondary">
            {t('keepOther')}
          </Button>
        </Form>
      </Section>
    </>
  )
}
