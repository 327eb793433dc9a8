import { ofPsychic, ofStaff, type Tables } from '../../../personal-data/kinds.ts'

export const tables: Tables = {
  images: ofPsychic('hash', 'width', 'format', 'kind', 'bytes', 'made_at', 'left_at'),

  pictures: ofStaff('id', 'hash', 'width', 'height', 'name', 'alt', 'added_at', 'added_by'),
}
