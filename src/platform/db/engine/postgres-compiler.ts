import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ValueListNode,
} from 'kysely';

const WITHOUT_LIST: Partial<Record<string, string>> = { in: '1 = 0', 'not in': '1 = 1' };

/** PostgreSQL has no empty lists, `in ()`. SQLite has: nothing is in one. Here they mean the same on both, everywhere. */
export class PostgresCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode) {
    const verdict = isEmpty(node.rightOperand) && OperatorNode.is(node.operator) && node.operator.operator;
    const words = verdict ? WITHOUT_LIST[verdict] : undefined;
    if (words) this.append(words);
    else super.visitBinaryOperation(node);
  }
}

const isEmpty = (list: BinaryOperationNode['rightOperand']) =>
  (PrimitiveValueListNode.is(list) || ValueListNode.is(list)) && list.values.length === 0;
