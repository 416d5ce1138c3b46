import { hashSecret } from '../../src/modules/sessions/secrets.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

/** Another session of the person, as from a second browser. */
export const accountThings: PartOfThings<{ otherSessionId: string }> = {
  make: async ({ portal, person }) => {
    const { token } = await person.again();
    const { id: otherSessionId } = await portal.database.kysely
      .selectFrom('session')
      .where('token_hash', '=', hashSecret(token))
      .select('id')
      .executeTakeFirstOrThrow();
    return { otherSessionId };
  },
  invent: () => inventIds('otherSessionId'),
};
