/** What the stream says of a conversation that has changed. */
export function changedConversation(id: string, unreadConversations: number) {
  const conversation = {
    __typename: 'Conversation',
    id,
    state: 'OPEN',
    isUnread: true,
    isBlocked: false,
    canBlock: true,
    readByOtherAt: null,
    lastAt: null,
    lastMessage: null,
    application: {
      __typename: 'Application',
      id,
      name: 'Asha Rao',
      job: {
        __typename: 'Job',
        id: 'j1',
        title: 'Nurse',
        company: { __typename: 'Company', id: 'c1', name: 'Lotus Works' },
      },
      messages: {
        __typename: 'Messages',
        totalCount: 0,
        nodes: [],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  };
  return {
    conversation,
    viewer: { __typename: 'Viewer', id: '1', unreadConversations },
  };
}
