import { type SubmissionResult, useForm } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { href, Link } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { CheckedForm } from '../../../../ui/error-summary/checked-form.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ChallengeField } from '../../../house/challenges/components/challenge-field.tsx'
import { ConsentsBlock } from '../../../house/consents/components/consents-block.tsx'
import type { ConsentContent } from '../../../house/consents/content.ts'
import { FormErrors } from '../../../house/forms/components/form-errors.tsx'
import { boxesProps, fieldProps, formProps } from '../../../house/forms/form.ts'
import styles from '../../../house/forms/forms.module.css'
import { EmailField } from '../../../house/suggestions/components/email-field.tsx'
import { EMAIL_MAX } from '../../../house/users/rules.ts'
import { letterBoxTexts } from '../letter-box-texts.ts'
import { letterFormTexts } from '../letter-form-texts.ts'

type LetterFormProps = Pick<ComponentProps<typeof CheckedForm>, 'action' | 'target' | 'navigate' | 'fetcherKey'> & {
  content: ConsentContent
  /** The server's answer, if the form was refused. */
  result: SubmissionResult | undefined
  busy: boolean
  variant?: 'primary' | 'secondary'
  /** More that the form asks. */
  children?: ReactNode
}

/** The form that subscribes an address to the newsletter, for `takeLetterForm`. */
export function LetterForm({ content, result, busy, variant, children, ...sending }: LetterFormProps) {
  const t = useTexts(letterFormTexts)
  const box = useTexts(letterBoxTexts)
  const [form, fields] = useForm<{ emailAddress: string; consents: string[] }>({ id: 'lettre', lastResult: result })
  return (
    <CheckedForm method="post" {...sending} {...formProps(form)} className={styles.form}>
      <FormErrors errors={form.errors} />
      <EmailField {...fieldProps(fields.emailAddress)} label={t('email')} maxLength={EMAIL_MAX} required />
      {children}
      <ChallengeField purpose="letter" />
      <ConsentsBlock
        {...boxesProps(fields.consents)}
        content={content}
        button={
          <Button type="submit" busy={busy} variant={variant ?? 'primary'}>
            {box('receive')}
          </Button>
        }
        buttonPlace="before"
      />
    </CheckedForm>
  )
}

/** What is said once the form was taken, whether or not the address was known. */
export function LetterAsked({ demo }: { demo: boolean }) {
  const t = useTexts(letterFormTexts)
  return (
    <Notice tone="good">
      <p>{t('asked')}</p>
      {demo ? <Link to={href('/bac-a-sable')}>{t('askedSandbox')}</Link> : null}
    </Notice>
  )
}
