import { Form, href } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { type Provider, providerNames } from '../../../people/ways-in/providers.ts'
import { waysTexts } from '../ways-texts.ts'
import { PasswordRow } from './password-row.tsx'
import { Line, Rows } from './rows.tsx'

interface Props {
  passkeys: readonly { id: number; name: string }[]
  providers: readonly Provider[]
  hasPassword: boolean
}

/** Ways to sign in to the account, each with a way to remove it. */
export function WayRows({ passkeys, providers, hasPassword }: Props) {
  const t = useTexts(waysTexts)
  return (
    <Rows>
      <PasswordRow hasPassword={hasPassword} />
      {passkeys.map(({ id, name }) => (
        <Line
          key={id}
          name={t('passkey', { name })}
          act={
            <Remove
              name={name}
              action={href('/mon-compte/cles-d-acces')}
              fields={{ id: String(id), intent: 'remove' }}
            />
          }
        />
      ))}
      {providers.map((provider) => (
        <Line
          key={provider}
          name={providerNames[provider]}
          act={
            <Remove
              name={providerNames[provider]}
              action={href('/mon-compte/connexions')}
              fields={{ service: provider }}
            />
          }
        />
      ))}
    </Rows>
  )
}

function Remove({ name, action, fields }: { name: string; action: string; fields: Readonly<Record<string, string>> }) {
  const t = useTexts(waysTexts)
  return (
    <Form method="post" action={action}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" variant="secondary" aria-label={t('removeNamed', { name })}>
        {t('remove')}
      </Button>
    </Form>
  )
}
