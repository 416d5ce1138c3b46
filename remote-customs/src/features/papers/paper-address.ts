/** Where the file of a paper is read, by its customer or at the desk. */
export const paperAddress = ({ id, paperId }: { id: string; paperId: string }, isAtDesk = false): string =>
  `/api/${isAtDesk ? 'system/customs/paper' : 'business/declarationPaper'}?id=${encodeURIComponent(id)}&paperId=${encodeURIComponent(paperId)}`;
