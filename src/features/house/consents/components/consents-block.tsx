import type { ReactNode, ToggleEvent } from 'react'
import { Checkbox } from '../../../../ui/field/checkbox.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import type { ConsentContent } from '../content.ts'
import { texts } from '../texts.ts'
import styles from './consents-block.module.css'
import { ContentText } from './content-text.tsx'

interface Props {
  /** The id of the group, for links from its errors. */
  id?: string
  content: ConsentContent
  intro?: ReactNode
  /** Types ticked at first: only previous answers, never a choice made for the person. */
  ticked?: readonly string[]
  /** Without its required boxes the form is sent too, for what does not rest on them. */
  optional?: boolean
  /** Why the form was refused: each required box that is not ticked then shows its own message, or else this one. */
  error?: ReactNode
  button?: ReactNode
  buttonPlace?: 'before' | 'after'
  /** The field name of the ticked types; with the suffix « Shown », of the content that was shown. */
  name?: string
  onChange?: (id: string, checked: boolean) => void
}

/** The consents that a form asks for, with the information on data use. */
export function ConsentsBlock({
  id,
  content,
  intro,
  ticked = [],
  error,
  button,
  optional = false,
  name = 'consents',
  ...rest
}: Props) {
  const t = useTexts(texts)
  return (
    <div className={styles.block}>
      <fieldset id={id} className={styles.choices}>
        <legend className={styles.legend}>{t('legend')}</legend>
        {intro ? <div>{intro}</div> : null}
        {content.consents.map((item) => (
          <Checkbox
            key={item._id}
            id={`consent-${item._id}`}
            name={name}
            value={item.type}
            defaultChecked={ticked.includes(item.type)}
            required={item.required && !optional}
            error={item.required && !ticked.includes(item.type) ? error && (item.errorMessage ?? error) : undefined}
            onChange={(event) => rest.onChange?.(item._id, event.currentTarget.checked)}
            label={<ContentText text={item.displayedText} links={item.linksProperties} />}
          />
        ))}
      </fieldset>
      <input type="hidden" name={`${name}Shown`} value={content._id} />
      {rest.buttonPlace === 'before' ? button : null}
      <DataTreatment content={content} />
      {rest.buttonPlace === 'before' ? null : button}
    </div>
  )
}

function DataTreatment({ content }: { content: ConsentContent }) {
  const t = useTexts(texts)
  return (
    <details className={styles.details} onToggle={keepOpen}>
      <summary>{t('readMore')}</summary>
      {[content.dataTreatmentText, content.dataTreatmentDetailsText, content.ableToContractText]
        .flatMap((text) => text.split('\n\n'))
        .map((paragraph) => (
          <p key={paragraph}>
            <ContentText text={paragraph} links={content.linksProperties} />
          </p>
        ))}
    </details>
  )
}

/** Once opened, it stays open. */
function keepOpen(event: ToggleEvent<HTMLDetailsElement>) {
  event.currentTarget.open = true
}
