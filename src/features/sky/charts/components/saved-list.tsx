import { Form, href } from 'react-router'
import { Button, ButtonLink } from '../../../../ui/button/button.tsx'
import { Card } from '../../../../ui/card/card.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../account-texts.ts'
import { NAME_MAX } from '../birth-fields.ts'
import { BirthLine } from './birth-line.tsx'
import styles from './saved-list.module.css'

interface Saved {
  id: number
  name: string
  isOwn: boolean
  place: string
  words: { day: string; time: string | null }
}

/** The saved charts, each with its actions. */
export function SavedList({ charts }: { charts: readonly Saved[] }) {
  const t = useTexts(texts)
  return (
    <ul className={styles.list}>
      {charts.map(({ id, name, isOwn, place, words }) => (
        <Card as="li" key={id} className={styles.card}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.whose}>{t(isOwn ? 'own' : 'other')}</p>
          <BirthLine words={words} place={place} />
          <div className={styles.actions}>
            <ButtonLink
              to={href('/mon-compte/themes/:id', { id: String(id) })}
              variant="secondary"
              aria-label={t('openNamed', { name })}
            >
              {t('openIt')}
            </ButtonLink>
          </div>
          <details>
            <summary>{t('renameIt')}</summary>
            <Form method="post" className={styles.rename}>
              <input type="hidden" name="id" value={id} />
              <Field
                id={`name-${id}`}
                name="name"
                label={t('name')}
                defaultValue={name}
                maxLength={NAME_MAX}
                required
              />
              <Button type="submit" variant="secondary">
                {t('saveName')}
              </Button>
            </Form>
          </details>
          <details>
            <summary>{t('erase')}</summary>
            <Form method="post" className={styles.rename}>
              <input type="hidden" name="id" value={id} />
              <p>{t('eraseSure', { name })}</p>
              <Button type="submit" name="intent" value="erase" variant="danger" aria-label={t('eraseNamed', { name })}>
                {t('erase')}
              </Button>
            </Form>
          </details>
        </Card>
      ))}
    </ul>
  )
}
