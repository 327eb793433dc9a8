import { Form, href, Link } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { VERIFICATION } from '../../../house/users/rules.ts'
import type { Lack } from '../rules.ts'
import { texts } from '../texts.ts'

const ways = { address: VERIFICATION, phone: href('/mon-compte/telephone') } as const

/** What a consent to offers still lacks, and how to provide it. */
export function LackNotice({ lack }: { lack: Lack }) {
  const t = useTexts(texts)
  return (
    <>
      <p>{t(`lack${lack}`)}</p>
      {lack === 'link' ? (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="resend" variant="quiet">
            {t('resend')}
          </Button>
        </Form>
      ) : (
        <Link to={ways[lack]}>{t(`act${lack}`)}</Link>
      )}
    </>
  )
}
