import { Field } from '../../../../ui/field/field.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { texts } from '../editor-texts.ts'
import { HREF_MAX, LABEL_MAX, placeholdersOf, type StoredLink, type Version } from '../rules.ts'

interface Props {
  typed: Version
  error: string | undefined
  onType: (version: Version) => void
}

/** Label and address of each link of the text; an empty field keeps the page's own. */
export function LinkFields({ typed, error, onType }: Props) {
  const t = useTexts(texts)
  return placeholdersOf(typed.value).links.map((parameter) => {
    const link = typed.links.find((one) => one.parameter === parameter)
    const change = (part: Partial<StoredLink>) => {
      const others = typed.links.filter((one) => one.parameter !== parameter)
      onType({ ...typed, links: [...others, { parameter, label: '', href: '', target: null, ...link, ...part }] })
    }
    return (
      <div key={parameter} className="edit-panel">
        <Field
          name={`label-${parameter}`}
          label={t('linkLabel', { name: parameter })}
          hint={t('linkHint')}
          value={link?.label ?? ''}
          maxLength={LABEL_MAX}
          onChange={(event) => change({ label: event.currentTarget.value })}
        />
        <Field
          name={`href-${parameter}`}
          label={t('linkHref', { name: parameter })}
          error={link ? error : undefined}
          value={link?.href ?? ''}
          maxLength={HREF_MAX}
          onChange={(event) => change({ href: event.currentTarget.value })}
        />
      </div>
    )
  })
}
