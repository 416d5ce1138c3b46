import {
  type BinaryOperationNode,
  ColumnNode,
  CompiledQuery,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  RawNode,
  ReferenceNode,
  type RootOperationNode,
  ValueNode,
} from 'kysely';
import type { Tables } from '../src/database/tables.ts';

export type SentText = { sql: string; parameters: readonly unknown[] };

/** A statement with a tenant condition: as it was sent, and as one that forgot the customer would have been. */
export type TenantStatement = SentText & { forgetful: SentText };

export type TenantWatch = {
  wrap: (database: Kysely<Tables>) => Kysely<Tables>;
  /** Every statement with a condition on customer_id, by its text; the last one sent of each. */
  statements: Map<string, TenantStatement>;
  /** Every statement without one. */
  unbound: Set<string>;
  /** From now on this statement asks for no customer; null makes everything as it was. */
  neutralise: (sql: string | null) => void;
};

/**
 * Stands between the server and its database, writes down which statements ask for `customer_id = …`, and can
 * take that condition out of one of them, as if a repository had forgotten it.
 */
export function watchTenantConditions(): TenantWatch {
  const statements = new Map<string, TenantStatement>();
  const unbound = new Set<string>();
  let target: string | null = null;
  const plugin = (database: Kysely<Tables>): KyselyPlugin => ({
    transformQuery({ node, queryId }) {
      const removal = new ConditionRemoval();
      const without = removal.transformNode(node, queryId) as RootOperationNode; // the same kind of node
      const compile = (root: RootOperationNode) => database.getExecutor().compileQuery(root, queryId);
      const { sql, parameters } = compile(node);
      if (removal.removed === 0) {
        unbound.add(sql);
        return node;
      }
      const forgetful = compile(without);
      statements.set(sql, {
        sql,
        parameters,
        forgetful: { sql: forgetful.sql, parameters: forgetful.parameters },
      });
      return sql === target ? without : node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    wrap: (database) => database.withPlugin(plugin(database)),
    statements,
    unbound,
    neutralise: (sql) => {
      target = sql;
    },
  };
}

const tenantColumn = 'customer_id';

/**
 * Turns `customer_id = $n` into `customer_id = customer_id`, in built statements and in written ones, and so too
 * `customer_id = any($n)` of those on things of several customers.
 */
class ConditionRemoval extends OperationNodeTransformer {
  removed = 0;

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = node;
    const isTenantCondition =
      ReferenceNode.is(leftOperand) &&
      ColumnNode.is(leftOperand.column) &&
      leftOperand.column.column.name === tenantColumn &&
      OperatorNode.is(operator) &&
      operator.operator === '=' &&
      ValueNode.is(rightOperand);
    if (!isTenantCondition) return super.transformBinaryOperation(node);
    this.removed += 1;
    return { ...node, rightOperand: leftOperand };
  }

  protected override transformRaw(node: RawNode): RawNode {
    const parameters = node.parameters.map((parameter, at) => {
      const before = /((?:"?\w+"?\.)?"?customer_id"?)\s*=\s*(any\()?$/.exec(node.sqlFragments[at] ?? '');
      const [, column, isOneOf] = before ?? [];
      if (!column || !ValueNode.is(parameter)) return parameter;
      this.removed += 1;
      return RawNode.createWithSql(isOneOf ? `array[${column}]` : column);
    });
    return super.transformRaw({ ...node, parameters });
  }
}

/** Sends a statement as another customer would have it sent: with that customer's id in place of the first. */
export async function sendAs(
  transaction: Kysely<Tables>,
  statement: SentText,
  { from, to }: { from: string; to: string },
): Promise<readonly unknown[]> {
  const parameters = statement.parameters.map((value) => {
    if (Array.isArray(value)) return value.map((one) => (one === from ? to : one));
    return value === from ? to : value;
  });
  const { rows } = await transaction.executeQuery(CompiledQuery.raw(statement.sql, parameters));
  return rows;
}
