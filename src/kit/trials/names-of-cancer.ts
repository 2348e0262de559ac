/** What registries call a cancer, by the beginnings of words; each of these is one, so that the reverse is not said. */
const namesOfCancer = ['cancer', 'carcinoma', 'lymphoma', 'leukemia', 'leukaemia', 'melanoma', 'sarcoma', 'glioma', 'glioblastoma', 'neuroblastoma', 'myeloma', 'mesothelioma', 'malignan', 'solid tumor', 'solid tumour', 'tumors', 'neoplasm'] as const; // prettier-ignore

/** A word of a disease, and what else a registry may call the same: whoever asks for cancer means a carcinoma too. */
export const alsoCalled = (word: string): readonly string[] =>
  /^cancers?$/.test(word) ? namesOfCancer : [word];

/** Whether the name of a condition, in small letters, is that of a cancer. */
export const isCancer = (condition: string): boolean =>
  namesOfCancer.some((name) => condition.includes(name));
